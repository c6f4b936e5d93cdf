/** A planned stay. */
export { visitFields, visitShape } from './visit.ts';
/** The functions of visits. */
export { visits } from './visit-functions.ts';
