/** Deletes what no request can reach any more. */
export { forgetOldDaily } from './forget-old.ts';
