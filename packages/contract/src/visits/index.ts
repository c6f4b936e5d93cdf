/** The functions of visits. */
export { visits } from './visit-functions.ts';
