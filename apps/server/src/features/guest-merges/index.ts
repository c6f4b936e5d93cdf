export { guestMergeFunctions } from './guest-merge-functions.ts';
