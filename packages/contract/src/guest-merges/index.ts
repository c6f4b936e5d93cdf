export { guestMerges } from './guest-merge-functions.ts';
