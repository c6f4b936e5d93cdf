/** The functions of incidents. */
export { incidents } from './incident-functions.ts';
