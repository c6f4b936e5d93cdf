/** The functions of insight. */
export { insightFunctions } from './insight-functions.ts';
