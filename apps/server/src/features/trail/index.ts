/** The functions of the trail. */
export { trailFunctions } from './trail-functions.ts';
