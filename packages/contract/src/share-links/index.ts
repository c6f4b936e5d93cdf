export { shareLinks } from './share-link-functions.ts';
