export { decodeBase32, encodeBase32 } from './base32.ts';
