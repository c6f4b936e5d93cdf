/** The functions of teams. */
export { team } from './team-functions.ts';
