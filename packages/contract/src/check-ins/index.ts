/** One arrival on record. */
export { checkIn } from './check-in.ts';
/** The functions of check-ins. */
export { checkIns } from './check-in-functions.ts';
