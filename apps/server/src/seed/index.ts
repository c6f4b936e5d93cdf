/** Fills a fresh system with the demo accounts and their world. */
export { seedDemo } from './seed-demo.ts';
