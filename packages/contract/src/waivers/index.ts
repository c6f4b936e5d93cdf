export { waivers } from './waiver-functions.ts';
