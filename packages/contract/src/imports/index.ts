/** The functions of imports. */
export { imports } from './import-functions.ts';
