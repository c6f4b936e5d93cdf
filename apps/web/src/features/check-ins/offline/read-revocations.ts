import { decodeCbor, importPoint, isSignedBy, pointOf, readCose, unpackNumbers } from '@clearpaw/protocol';
import type { PublishedKey } from './offline-store.ts';

/** The key with this id, ready to verify with. */
export async function keyIn(keys: readonly PublishedKey[], kid: Uint8Array) {
  const name = btoa(String.fromCharCode(...kid))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
  const found = keys.find((key) => key.kid === name);
  const point = found ? pointOf({ ...found }) : null;
  return point ? importPoint(point) : null;
}

/** Verifies the list before it is used. */
export async function readRevocations(
  bytes: Uint8Array,
  keys: readonly PublishedKey[],
): Promise<{ readonly revoked: ReadonlySet<number>; readonly issuedAt: number }> {
  const message = readCose(bytes);
  const key = message && (await keyIn(keys, message.kid));
  const claims = message && key && (await isSignedBy(message, key)) ? decodeCbor(message.payload) : null;
  const parts = claims instanceof Map ? claims.get(-65_538) : null;
  const issuedAt = claims instanceof Map ? claims.get(6) : null;
  const packed = Array.isArray(parts) ? parts[1] : null;
  const revoked = packed instanceof Uint8Array ? unpackNumbers(packed) : null;
  if (!revoked || typeof issuedAt !== 'number')
    throw new Error('The revocation list is not signed by a known key.');
  return { revoked, issuedAt };
}
