/** From a file to pictures and what they say. */
export { type ReadPages, readPages } from './read-pages.ts';
