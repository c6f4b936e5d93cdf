export { teamFunctions } from './team-functions.ts';
