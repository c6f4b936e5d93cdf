export { alerts } from './alert-functions.ts';
