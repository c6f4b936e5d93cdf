/** The functions of businesses. */
export { businesses } from './business-functions.ts';
