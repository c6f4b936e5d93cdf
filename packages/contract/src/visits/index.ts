export { visits } from './visit-functions.ts';
