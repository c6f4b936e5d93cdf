import { readFileSync } from 'node:fs';
import { Decoder, Encoder } from 'cbor-x';
import { beforeAll, expect, test } from 'vitest';

/**
 * A verifier written from docs/badge-format.md alone: cbor-x, WebCrypto and nothing of ours. If it cannot agree with
 * the product, the page is wrong.
 */
const vectors = JSON.parse(
  readFileSync(new URL('../../../../../docs/badge-format-vectors.json', import.meta.url), 'utf8'),
);
const numbers = readFileSync(
  new URL('../../../../../packages/domain/src/badges/vaccine-numbers.ts', import.meta.url),
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
let keys: Map<string, Key>;
beforeAll(async () => {
  const imported = vectors.keys.map(async (jwk: { kid: string }) => [
    jwk.kid,
    await crypto.subtle.importKey('jwk', jwk as never, p256, false, ['verify']),
  ]);
  keys = new Map(await Promise.all(imported));
});

type Map0 = Map<number, unknown>;
type Failure = { is: string };

function base32(text: string): Buffer | null {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  if (/-/.test(bits) || /1/.test(bits.slice(bits.length - (bits.length % 8)))) return null;
  if (bits.length % 8 >= 5) return null;
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Section 2: the parts of a COSE_Sign1, if it is written in the one way. */
function takeApart(bytes: Buffer) {
  if (bytes[0] !== 0xd2) return null;
  try {
    const parts = reader.decode(bytes.subarray(1)) as [Buffer, Map0, Buffer, Buffer];
    if (!Buffer.from(writer.encode(parts)).equals(Buffer.from(bytes.subarray(1)))) return null;
    const [head, loose, payload, signature] = parts;
    const header = reader.decode(head) as Map0;
    const usual = loose.size === 0 && header.size === 2 && header.get(1) === -7 && signature.length === 64;
    return usual ? { head, payload, signature, kid: Buffer.from(header.get(4) as Buffer) } : null;
  } catch {
    return null;
  }
}

async function openSigned(bytes: Buffer): Promise<Map0 | Failure> {
  const message = takeApart(bytes);
  if (!message) return { is: 'malformed' };
  const key = keys.get(message.kid.toString('base64url'));
  if (!key) return { is: 'unknown_key' };
  const signed = writer.encode(['Signature1', message.head, Buffer.alloc(0), message.payload]);
  const holds = await crypto.subtle.verify(
    es256,
    key,
    new Uint8Array(message.signature),
    new Uint8Array(signed),
  );
  return holds ? (reader.decode(message.payload) as Map0) : { is: 'forged' };
}

/** Section 5, in its order. */
async function verify(address: string, now: number, issuer: string) {
  const [first = '', second] = (address.split('#')[1] ?? '').split('.');
  const bytes = base32(first);
  if (!bytes) return { is: 'malformed' };
  const claims = await openSigned(bytes);
  if (!(claims instanceof Map)) return claims;
  if (claims.get(1) !== issuer) return { is: 'wrong_issuer' };
  if (now < Number(claims.get(6)) - 90) return { is: 'not_yet_valid' };
  if (now >= Number(claims.get(4))) return { is: 'expired' };
  if (claims.has(8) !== (second !== undefined)) return { is: 'not_live' };
  if (second !== undefined && !(await isLive(claims, second, bytes, now))) return { is: 'not_live' };
  return { is: claims.has(8) ? 'live' : 'paper', says: whatItSays(claims) };
}

async function isLive(claims: Map0, text: string, credential: Buffer, now: number): Promise<boolean> {
  const tail = base32(text);
  if (tail?.length !== 68) return false;
  const age = now - 30 * tail.readUInt32BE(0);
  if (age < -30 || age > 90) return false;
  const point = (claims.get(8) as Map<number, Map0>).get(1);
  const raw = Buffer.concat([Buffer.from([4]), point?.get(-2) as Buffer, point?.get(-3) as Buffer]);
  const key = await crypto.subtle.importKey('raw', new Uint8Array(raw), p256, false, ['verify']);
  const signed = Buffer.concat([Buffer.from('badge-live'), tail.subarray(0, 4), credential]);
  return crypto.subtle.verify(es256, key, new Uint8Array(tail.subarray(4)), new Uint8Array(signed));
}

/** Section 3. */
function whatItSays(claims: Map0) {
  const [id, name, kind, , chip, revocationIndex, packed] = claims.get(-65_537) as [
    Buffer,
    string,
    number,
    number,
    number | null,
    number,
    Buffer,
  ];
  const issueDay = Math.floor(Number(claims.get(6)) / 86_400);
  const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
  const doses = (Buffer.from(packed).toString('hex').match(/.{10}/g) ?? []).map((hex) => {
    const bits = BigInt(`0x${hex}`).toString(2).padStart(40, '0');
    const part = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length), 2);
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
  });
  const petId = Buffer.from(id)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const chipTail = chip === null ? null : chip.toString(16).toUpperCase().padStart(4, '0');
  return { name, species: species[kind], chipTail, doses, revocationIndex, petId };
}

interface Vector {
  readonly is: string;
  readonly why?: string;
  readonly at: string;
  readonly address: string;
  readonly says?: unknown;
}

test.each(vectors.badges as Vector[])(
  'a stranger finds the badge of $at to be $is',
  async ({ is, at, address, says }) => {
    const found = await verify(address, Date.parse(at) / 1000, vectors.issuer);
    expect(found).toEqual(says ? { is, says } : { is });
  },
);

test('a stranger reads the revocation list', async () => {
  const list = (await openSigned(Buffer.from(vectors.revocations.base64, 'base64'))) as Map0;
  const [counter, packed] = list.get(-65_538) as [number, Buffer];
  const revoked: number[] = [];
  let [before, step, scale] = [-1, 0, 1];
  for (const byte of packed) {
    step += (byte & 127) * scale;
    scale *= 128;
    if (byte >= 128) continue;
    before += step + 1;
    revoked.push(before);
    [step, scale] = [0, 1];
  }
  expect({ counter, revoked, issuedAt: list.get(6) }).toEqual({
    counter: vectors.revocations.counter,
    revoked: vectors.revocations.revoked,
    issuedAt: vectors.revocations.issuedAt,
  });
});

/** BADGE_MUTATIONS=1000000 tries a million; a few thousand otherwise. */
const mutations = Number(process.env.BADGE_MUTATIONS ?? 3_000);
test(`of ${mutations} changed badges a stranger takes none`, { timeout: 60_000 + mutations }, async () => {
  const good = (vectors.badges as Vector[]).filter((one) => one.is === 'paper' || one.is === 'live');
  for (let round = 0; round < mutations; round += 1) {
    const one = good[round % good.length] as Vector;
    const [start = '', fragment = ''] = one.address.split('#');
    const credential = base32(fragment.split('.')[0] ?? '') as Buffer;
    const changed = Buffer.from(credential);
    const place = (round * 7_919) % changed.length;
    // Every second change is a single bit, the others put any other byte in its place.
    const flip = round % 2 === 0 ? 1 << ((round >> 1) & 7) : 1 + ((round * 31) % 255);
    changed[place] = (changed[place] ?? 0) ^ flip;
    const text = toBase32(changed) + fragment.slice(fragment.split('.')[0]?.length);
    const found = await verify(`${start}#${text}`, Date.parse(one.at) / 1000, vectors.issuer);
    expect(['paper', 'live']).not.toContain(found.is);
  }
});

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}
