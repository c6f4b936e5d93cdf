/** The functions for taking one's data along, and for leaving. */
export { ownData } from './own-data-functions.ts';
