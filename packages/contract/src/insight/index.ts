export { insight } from './insight-functions.ts';
