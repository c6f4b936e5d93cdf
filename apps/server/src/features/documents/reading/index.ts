export { type ReadPages, readPages } from './read-pages.ts';
