export { businessExports } from './business-export-functions.ts';
