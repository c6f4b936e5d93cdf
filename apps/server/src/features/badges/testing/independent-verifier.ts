import { readFileSync } from 'node:fs';
import { Decoder, Encoder } from 'cbor-x';

/**
 * A verifier written from docs/badge-format.md alone: with cbor-x and WebCrypto, and none of our code. If it disagrees
 * with the product, the page is wrong. The numbers in the comments are the page's sections.
 */
const numbers = readFileSync(
  new URL('../../../../../../packages/domain/src/badges/vaccine-numbers.ts', import.meta.url),
  'utf8',
);
const vaccines = [...numbers.matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map(([, code]) => code);
const species = ['dog', 'cat', 'ferret', 'rabbit', 'bird', 'reptile', 'small_mammal', 'horse', 'other'];
const evidence = ['owner', 'document', 'reviewed', 'clinic'];
const routes = [null, 'subcutaneous', 'intramuscular', 'intranasal', 'oral'];
const maps = { mapsAsObjects: false, useRecords: false, tagUint8Array: false };
const reader = new Decoder(maps);
const writer = new Encoder(maps);
const es256 = { name: 'ECDSA', hash: 'SHA-256' };
const p256 = { name: 'ECDSA', namedCurve: 'P-256' };

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
type Claims = ReadonlyMap<number, unknown>;
type Badge = readonly [Buffer, string, number, number, number | null, number, Buffer];

/** A key as it is published. */
export interface VerifierKey {
  readonly kid: string;
  readonly kty: string;
  readonly x: string;
  readonly y: string;
}

/** The result in the page's terms; `says` only if the badge is valid. */
export interface Found {
  readonly is: string;
  readonly says?: object;
}

export interface IndependentVerifier {
  verify(address: string, now: number, issuer: string): Promise<Found>;
  /** The claims of any signed text; a word if it is not valid. */
  open(bytes: Buffer): Promise<Claims | Found>;
}

/** A verifier that has only the published keys and the page. */
export async function becomeIndependentVerifier(
  published: readonly VerifierKey[],
): Promise<IndependentVerifier> {
  const read = async (jwk: VerifierKey) =>
    [
      jwk.kid,
      await crypto.subtle.importKey('jwk', { ...jwk, crv: 'P-256' }, p256, false, ['verify']),
    ] as const;
  const keys = new Map(await Promise.all(published.map(read)));
  const open = (bytes: Buffer) => openSigned(keys, bytes);
  return { open, verify: (address, now, issuer) => verify(open, address, now, issuer) };
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const values = new Map([...characters].map((letterSize, value) => [letterSize, value]));

/** Section 1. Null for any other encoding. */
export function fromBase32(text: string): Buffer | null {
  const bytes = Buffer.alloc(Math.floor((text.length * 5) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const letterSize of text) {
    const value = values.get(letterSize);
    if (value === undefined) return null;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return bits < 5 && (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}

export function toBase32(bytes: Buffer): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += characters[(held >> (bits - 5)) & 31];
  }
  return bits > 0 ? `${text}${characters[(held << (5 - bits)) & 31]}` : text;
}

/** Section 2. The parts of a COSE_Sign1, if it has the one permitted encoding. */
function takeApart(bytes: Buffer) {
  if (bytes[0] !== 0xd2) return null;
  const parts = readStrictly(bytes.subarray(1));
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [head, loose, payload, signature] = parts;
  const isBytes = [head, payload, signature].every((part) => part instanceof Uint8Array);
  if (!isBytes || !(loose instanceof Map) || loose.size > 0 || signature.length !== 64) return null;
  const header = readStrictly(head);
  const kid = header instanceof Map && header.size === 2 && header.get(1) === -7 ? header.get(4) : null;
  return kid instanceof Uint8Array ? { head, payload, signature, kid: Buffer.from(kid) } : null;
}

/** Deterministic CBOR does not change when it is decoded and encoded again. */
function readStrictly(bytes: Uint8Array): unknown {
  try {
    const value = reader.decode(bytes);
    return Buffer.from(writer.encode(value)).equals(Buffer.from(bytes)) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function openSigned(keys: ReadonlyMap<string, Key>, bytes: Buffer): Promise<Claims | Found> {
  const message = takeApart(bytes);
  if (!message) return { is: 'malformed' };
  const key = keys.get(message.kid.toString('base64url'));
  if (!key) return { is: 'unknown_key' };
  const signed = writer.encode(['Signature1', message.head, Buffer.alloc(0), message.payload]);
  const holds = await isSigned(key, message.signature, signed);
  if (!holds) return { is: 'forged' };
  const claims = readStrictly(message.payload);
  return claims instanceof Map ? claims : { is: 'malformed' };
}

/** Section 2. The highest s. */
const highestS = Buffer.from('7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8', 'hex');

async function isSigned(key: Key, signature: Uint8Array, signed: Uint8Array): Promise<boolean> {
  if (highestS.compare(signature.subarray(32)) < 0) return false;
  return crypto.subtle.verify(es256, key, new Uint8Array(signature), new Uint8Array(signed));
}

/** Section 5, in its order. */
async function verify(
  open: IndependentVerifier['open'],
  address: string,
  now: number,
  issuer: string,
): Promise<Found> {
  const [first = '', second, ...more] = (address.split('#')[1] ?? '').split('.');
  const bytes = fromBase32(first);
  if (!bytes || more.length > 0) return { is: 'malformed' };
  const claims = await open(bytes);
  if (!(claims instanceof Map)) return claims as Found;
  if (!isWhole(claims)) return { is: 'malformed' };
  if (claims.get(1) !== issuer) return { is: 'wrong_issuer' };
  if (now < Number(claims.get(6)) - 90) return { is: 'not_yet_valid' };
  if (now >= Number(claims.get(4))) return { is: 'expired' };
  if (claims.has(8) !== (second !== undefined)) return { is: 'not_live' };
  if (second !== undefined && !(await isLive(claims, second, bytes, now))) return { is: 'not_live' };
  return { is: claims.has(8) ? 'live' : 'paper', says: whatItSays(claims) };
}

/** Section 3. Exactly these keys. */
function isWhole(claims: Claims): boolean {
  const badge = claims.get(-65_537);
  if (claims.size !== (claims.has(8) ? 5 : 4) || !Array.isArray(badge) || badge.length !== 7) return false;
  return Number(claims.get(4)) - Number(claims.get(6)) <= 604_800;
}

/** Section 4. */
async function isLive(claims: Claims, text: string, credential: Buffer, now: number): Promise<boolean> {
  const tail = fromBase32(text);
  if (tail?.length !== 68) return false;
  const age = now - 30 * tail.readUInt32BE(0);
  if (age < -30 || age > 90) return false;
  const point = (claims.get(8) as Map<number, Map<number, Buffer>>).get(1);
  const raw = Buffer.concat([Buffer.from([4]), point?.get(-2) as Buffer, point?.get(-3) as Buffer]);
  const key = await crypto.subtle.importKey('raw', new Uint8Array(raw), p256, false, ['verify']);
  const signed = Buffer.concat([Buffer.from('badge-live'), tail.subarray(0, 4), credential]);
  return isSigned(key, tail.subarray(4), signed);
}

/** Section 3, the badge itself. */
function whatItSays(claims: Claims) {
  const [id, name, kind, , chip, revocationIndex, packed] = claims.get(-65_537) as Badge;
  const issueDay = Math.floor(Number(claims.get(6)) / 86_400);
  const doses = (Buffer.from(packed).toString('hex').match(/.{10}/g) ?? []).map((hex) =>
    readDose(BigInt(`0x${hex}`).toString(2).padStart(40, '0'), issueDay),
  );
  const petId = Buffer.from(id)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const chipTail = chip === null ? null : chip.toString(16).toUpperCase().padStart(4, '0');
  return { name, species: species[kind], chipTail, doses, revocationIndex, petId };
}

function readDose(bits: string, issueDay: number) {
  const part = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length), 2);
  const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
  const given = issueDay + 1 - part(7, 13);
  const lasts = part(20, 12);
  return {
    vaccine: vaccines[part(0, 7) - 1],
    administeredOn: day(given),
    expiresOn: lasts === 4095 ? null : day(given + lasts),
    evidence: evidence[part(32, 2)],
    doseNumber: part(34, 3) || null,
    route: routes[part(37, 3)],
  };
}
