import { expect, test } from 'vitest';
import { encodeCbor } from '../cbor/index.ts';
import { isSignedBy, readCose, signCose } from './cose-sign1.ts';
import { importPoint, isEs256By, makeKeyPair, pointOf, signEs256 } from './es256.ts';

/** The order of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const kid = new Uint8Array([1, 2, 3, 4]);
const payload = new TextEncoder().encode('a pet may come in');
const pair = await makeKeyPair(true);
const signed = await signCose(payload, { kid, key: pair.privateKey });

test('what was signed is read and verified', async () => {
  const message = readCose(signed);
  expect(message).toMatchObject({ kid, payload });
  expect(message && (await isSignedBy(message, pair.publicKey))).toBe(true);
});

test('another key does not verify it', async () => {
  const other = await makeKeyPair(false);
  const message = readCose(signed);
  expect(message && (await isSignedBy(message, other.publicKey))).toBe(false);
});

test('no single changed bit passes: the message is not read, or not verified', async () => {
  for (let bit = 0; bit < signed.length * 8; bit += 1) {
    const changed = new Uint8Array(signed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const message = readCose(changed);
    expect(message !== null && (await isSignedBy(message, pair.publicKey))).toBe(false);
  }
});

test('the other form of a signature, which anyone can compute from it, is refused', async () => {
  for (let time = 0; time < 20; time += 1) {
    const bytes = new Uint8Array([time]);
    const signature = await signEs256(pair.privateKey, bytes);
    const s = BigInt(`0x${Buffer.from(signature.subarray(32)).toString('hex')}`);
    const hex = (order - s).toString(16).padStart(64, '0');
    const other = new Uint8Array([...signature.subarray(0, 32), ...Buffer.from(hex, 'hex')]);
    const plain = { name: 'ECDSA', hash: 'SHA-256' };
    expect(await crypto.subtle.verify(plain, pair.publicKey, other, bytes)).toBe(true);
    expect(await isEs256By(pair.publicKey, other, bytes)).toBe(false);
    expect(await isEs256By(pair.publicKey, signature, bytes)).toBe(true);
  }
});

test('cut short or with a byte too many it is not read', () => {
  for (let length = 0; length < signed.length; length += 1)
    expect(readCose(signed.slice(0, length))).toBeNull();
  expect(readCose(new Uint8Array([...signed, 0]))).toBeNull();
});

test('headers other than ours are not read', () => {
  const header = (pairs: [number, number | Uint8Array][]) => encodeCbor(new Map(pairs));
  const message = (head: Uint8Array, loose: Map<number, number>) =>
    new Uint8Array([0xd2, ...encodeCbor([head, loose, payload, new Uint8Array(64)])]);
  const usual: [number, number | Uint8Array][] = [
    [1, -7],
    [4, kid],
  ];
  expect(readCose(message(header(usual), new Map()))).not.toBeNull();
  expect(readCose(message(header(usual), new Map([[5, 1]])))).toBeNull();
  expect(readCose(message(header([[1, -7]]), new Map()))).toBeNull();
  expect(readCose(message(header([[1, -8], usual[1] ?? [4, kid]]), new Map()))).toBeNull();
  expect(readCose(message(header([...usual, [5, 1]]), new Map()))).toBeNull();
});

test('a public key goes from JWK to a point and back into a key', async () => {
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const point = pointOf({ ...jwk });
  const key = point && (await importPoint(point));
  const message = readCose(signed);
  expect(key && message && (await isSignedBy(message, key))).toBe(true);
});

test.each([
  ['a private part', { d: 'A'.repeat(43) }],
  ['another curve', { crv: 'P-384' }],
  ['a short coordinate', { x: 'AAAA' }],
  ['no text', { y: 1 }],
])('a JWK with %s is none of ours', async (_, change) => {
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey);
  expect(pointOf({ ...jwk, ...change })).toBeNull();
});

test('coordinates off the curve make no key', async () => {
  expect(await importPoint({ x: new Uint8Array(32), y: new Uint8Array(32).fill(1) })).toBeNull();
  expect(await importPoint({ x: new Uint8Array(31), y: new Uint8Array(32) })).toBeNull();
});
