/** One arrival on record. */
export { checkInShape } from './check-in.ts';
/** The functions of check-ins. */
export { checkIns } from './check-in-functions.ts';
