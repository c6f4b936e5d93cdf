import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { portraitFor } from '../../ui/portrait/index.ts';
import {
  findDeviceKey,
  findKeptBadge,
  findKeptFace,
  forgetBadges,
  keepBadge,
  keepFace,
} from './device-key.ts';

const badge = {
  petId: 'p',
  code: 'A'.repeat(26),
  url: 'https://clearpaw.example/v/A#B',
  credential: 'B',
  expiresAt: '2026-11-28T00:00:00.000Z',
};
const face = {
  pet: { id: 'p', name: 'Otto', facts: 'Dog', chipTail: '0042' },
  look: portraitFor({ id: 'p', species: 'dog' }),
};
beforeEach(forgetBadges);

test('the key of a device stays the same, and its private part cannot be taken out', async () => {
  const [one, other] = await Promise.all([findDeviceKey(), findDeviceKey()]);
  const publicPart = (key: typeof one) => crypto.subtle.exportKey('jwk', key.publicKey);
  expect(await publicPart(other)).toEqual(await publicPart(one));
  expect(await publicPart(await findDeviceKey())).toEqual(await publicPart(one));
  await expect(crypto.subtle.exportKey('jwk', one.privateKey)).rejects.toThrow();
});

test('a badge is kept while it holds, and until someone else signs in', async () => {
  await keepBadge(badge);
  await keepFace(face);
  expect(await findKeptBadge('p', new Date('2026-11-27'))).toEqual(badge);
  expect(await findKeptBadge('p', new Date('2026-11-28'))).toBeNull();
  expect(await findKeptBadge('q', new Date('2026-11-27'))).toBeNull();
  expect(await findKeptFace('p')).toEqual(face);
  await forgetBadges();
  expect(await findKeptFace('p')).toBeNull();
  expect(await findKeptBadge('p', new Date('2026-11-27'))).toBeNull();
});
