/** The functions of check-ins. */
export { checkIns } from './check-in-functions.ts';
