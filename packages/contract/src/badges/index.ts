export { badges } from './badge-functions.ts';
