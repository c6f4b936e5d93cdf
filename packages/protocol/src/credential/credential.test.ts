import { expect, test } from 'vitest';
import { encodeBase32 } from '../base32/index.ts';
import { makeKeyPair, signCose } from '../cose/index.ts';
import { formatLiveFragment } from '../live-code/index.ts';
import { openCredential, sealCredential } from './credential.ts';

const pair = await makeKeyPair(false);
const by = { kid: new Uint8Array([1, 2, 3, 4]), key: pair.privateKey };
const findKey = async (kid: Uint8Array) => (kid[0] === 1 ? pair.publicKey : null);
const claims = new Map<number, number | string>([
  [1, 'clearpaw.example'],
  [4, 1_800_000_000],
]);
const sealed = await sealCredential(claims, by);

test('claims are read as they were written', async () => {
  expect(await openCredential(sealed, findKey)).toMatchObject({ claims, tail: null });
});

test('a live tail is returned with the bytes it was made for', async () => {
  const device = await makeKeyPair(false);
  const opened = await openCredential(await formatLiveFragment(sealed, 5, device.privateKey), findKey);
  expect(opened).toMatchObject({ claims, tail: { slot: 5 } });
});

test.each(['', 'A', 'AAAA', sealed.slice(0, -1), `${sealed}A`, sealed.toLowerCase()])(
  '%# is no credential',
  async (text) => {
    expect(await openCredential(text, findKey)).toEqual({ failed: 'malformed' });
  },
);

test('an unknown key is distinct from an invalid signature', async () => {
  const unknown = await sealCredential(claims, { ...by, kid: new Uint8Array([9]) });
  expect(await openCredential(unknown, findKey)).toEqual({ failed: 'unknown_key' });
  const impostor = await makeKeyPair(false);
  const forged = await sealCredential(claims, { ...by, key: impostor.privateKey });
  expect(await openCredential(forged, findKey)).toEqual({ failed: 'forged' });
});

test('a valid signature over something that is not CBOR opens nothing', async () => {
  const text = encodeBase32(await signCose(new Uint8Array([0xff]), by));
  expect(await openCredential(text, findKey)).toEqual({ failed: 'malformed' });
});
