/** The functions of reviews. */
export { reviews } from './review-functions.ts';
