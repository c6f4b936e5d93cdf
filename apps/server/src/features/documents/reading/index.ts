export { type ReadPages, readPages } from './read-pages.ts';
export { readWhileWaiting } from './read-while-waiting.ts';
