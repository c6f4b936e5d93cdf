export { locationFunctions } from './location-functions.ts';
