/** The functions of insight. */
export { insight } from './insight-functions.ts';
