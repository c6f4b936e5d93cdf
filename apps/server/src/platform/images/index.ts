export { loadSharp } from './load-sharp.ts';
