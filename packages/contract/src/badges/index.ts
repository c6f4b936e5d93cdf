/** The functions of badges. */
export { badges } from './badge-functions.ts';
