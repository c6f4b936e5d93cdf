/** The functions of links that show a pet's record to anyone who has them. */
export { shareLinks } from './share-link-functions.ts';
