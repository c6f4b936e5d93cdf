/** A pet as its owner and those it is shared with see it. */
export { pet } from './pet.ts';
/** The functions of pets. */
export { pets } from './pet-functions.ts';
