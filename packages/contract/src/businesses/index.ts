export { businesses } from './business-functions.ts';
