export { team } from './team-functions.ts';
