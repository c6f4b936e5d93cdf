/** From a file to pictures and words. */
export { type PageDraft, type ReadPages, readPages } from './read-pages.ts';
