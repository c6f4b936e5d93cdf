export { pet } from './pet.ts';
export { pets } from './pet-functions.ts';
