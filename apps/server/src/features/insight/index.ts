export { insightFunctions } from './insight-functions.ts';
