/** The functions of a pet's record as a file. */
export { petExports } from './pet-export-functions.ts';
