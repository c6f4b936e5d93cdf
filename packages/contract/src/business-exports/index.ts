/** Everything that a business keeps, as one file. */
export { businessExports } from './business-export-functions.ts';
