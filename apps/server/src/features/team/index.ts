/** The functions of teams. */
export { teamFunctions } from './team-functions.ts';
