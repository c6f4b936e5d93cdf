import { decodeBase32, encodeBase32 } from '../base32/index.ts';
import { importPoint, isEs256By, type PublicPoint, signEs256, type WebKey } from '../cose/index.ts';

/** The part that makes a code live: the half-minute it was shown in, signed by the device that the credential names. */
export interface LiveTail {
  /** Half-minutes since 1970-01-01T00:00:00Z. */
  readonly slot: number;
  readonly signature: Uint8Array;
}

/** The parsed text behind the `#`; nothing in it is verified yet. */
export interface Fragment {
  readonly credential: Uint8Array<ArrayBuffer>;
  readonly tail: LiveTail | null;
}

export const slotSeconds = 30;
const slotBytes = 4;
const signatureBytes = 64;
/** Prevents a signature made for a badge code from being valid for any other purpose. */
const purpose = new TextEncoder().encode('badge-live');

export function slotAt(epochMs: number): number {
  return Math.floor(epochMs / (slotSeconds * 1000));
}

/** Reads `CREDENTIAL` or `CREDENTIAL.TAIL`, both Base32; null for anything else. */
export function readFragment(text: string): Fragment | null {
  const [first = '', second, ...more] = text.split('.');
  const credential = decodeBase32(first);
  if (!credential || credential.length === 0 || more.length > 0) return null;
  if (second === undefined) return { credential, tail: null };
  const bytes = decodeBase32(second);
  if (bytes?.length !== slotBytes + signatureBytes) return null;
  const slot = new DataView(bytes.buffer).getUint32(0);
  return { credential, tail: { slot, signature: bytes.slice(slotBytes) } };
}

/** The fragment for one half-minute, signed with the device's key. */
export async function formatLiveFragment(credential: string, slot: number, key: WebKey): Promise<string> {
  const bytes = decodeBase32(credential);
  if (!bytes) throw new RangeError('A credential is Base32 text.');
  const signature = await signEs256(key, bytesToSign(bytes, slot));
  return `${credential}.${encodeBase32(new Uint8Array([...slotAsBytes(slot), ...signature]))}`;
}

/** Whether the device with this key signed this credential for the tail's half-minute. */
export async function isTailBy(
  point: PublicPoint,
  credential: Uint8Array,
  { slot, signature }: LiveTail,
): Promise<boolean> {
  const key = await importPoint(point);
  return key !== null && isEs256By(key, signature, bytesToSign(credential, slot));
}

function bytesToSign(credential: Uint8Array, slot: number): Uint8Array {
  return new Uint8Array([...purpose, ...slotAsBytes(slot), ...credential]);
}

function slotAsBytes(slot: number): Uint8Array {
  const bytes = new Uint8Array(slotBytes);
  new DataView(bytes.buffer).setUint32(0, slot);
  return bytes;
}
