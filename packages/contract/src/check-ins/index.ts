export { checkInShape } from './check-in.ts';
export { checkIns } from './check-in-functions.ts';
