export { imports } from './import-functions.ts';
