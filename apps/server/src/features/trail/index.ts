/** The functions of the trail. */
export { trail } from './trail-functions.ts';
