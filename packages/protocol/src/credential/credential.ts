import { encodeBase32 } from '../base32/index.ts';
import { type CborValue, decodeCbor, encodeCbor } from '../cbor/index.ts';
import { isSignedBy, readCose, type SigningKey, signCose, type WebKey } from '../cose/index.ts';
import { type LiveTail, readFragment } from '../live-code/index.ts';

/** Claims whose signature is valid, with the bytes that a live code is checked against. */
export interface OpenedCredential {
  readonly claims: CborValue;
  readonly bytes: Uint8Array;
  readonly tail: LiveTail | null;
}

/** Why nothing was opened: not a credential, signed by a key we do not have, or not signed by the key it names. */
export type NotOpened = 'malformed' | 'unknown_key' | 'forged';

/** The public key with this id; null if it is not known. */
export type FindKey = (kid: Uint8Array) => Promise<WebKey | null>;

/** Signs claims and writes them as the text behind the `#`. */
export async function sealCredential(claims: CborValue, by: SigningKey): Promise<string> {
  return encodeBase32(await signCose(encodeCbor(claims), by));
}

/**
 * Reads the text behind the `#` and verifies its signature. A live code is returned unverified: its key is in the
 * claims.
 */
export async function openCredential(
  fragment: string,
  findKey: FindKey,
): Promise<OpenedCredential | { readonly failed: NotOpened }> {
  const read = readFragment(fragment);
  const message = read && readCose(read.credential);
  if (!read || !message) return { failed: 'malformed' };
  const key = await findKey(message.kid);
  if (!key) return { failed: 'unknown_key' };
  if (!(await isSignedBy(message, key))) return { failed: 'forged' };
  const claims = decodeCbor(message.payload);
  return claims === null ? { failed: 'malformed' } : { claims, bytes: read.credential, tail: read.tail };
}
