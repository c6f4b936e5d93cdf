/** Base32, in exactly one way of writing. */
export { decodeBase32, encodeBase32 } from './base32.ts';
