import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'cpk_live_';
/** 43 characters of 62: 256 bits, so that a fast hash is sufficient. */
const secretLength = 43;
const checksumLength = 6;

export function newKeyText(): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}${secret}${checksumOf(secret)}`;
}

/** Whether a token has the prefix of our keys; a person's token never has it. */
export function isKeyText(token: string): boolean {
  return token.startsWith('cpk_');
}

/** Whether the checksum is right: programs that search for leaked secrets check the same, without asking us. */
export function isWholeKey(token: string): boolean {
  if (!token.startsWith(prefix) || token.length !== prefix.length + secretLength + checksumLength)
    return false;
  const secret = token.slice(prefix.length, -checksumLength);
  return token.endsWith(checksumOf(secret));
}

/** The hash under which a key is stored. */
export function keyHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function hintOf(token: string): string {
  return `${token.slice(0, prefix.length + 3)}…${token.slice(-3)}`;
}

/** CRC-32 in the same 62 characters, the most significant first. */
function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let digit = 0; digit < checksumLength; digit++) {
    text = (alphabet[rest % alphabet.length] ?? '') + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
