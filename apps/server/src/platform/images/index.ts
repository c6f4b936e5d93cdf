/** Pictures: read, turned, made smaller and written again. */
export { loadSharp } from './load-sharp.ts';
