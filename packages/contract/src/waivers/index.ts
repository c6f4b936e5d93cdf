/** The functions of waivers. */
export { waivers } from './waiver-functions.ts';
