export { reviews } from './review-functions.ts';
