export { locations } from './location-functions.ts';
