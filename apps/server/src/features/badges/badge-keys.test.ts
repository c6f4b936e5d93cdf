import { decodeCbor, isSignedBy, readCose, unpackNumbers } from '@clearpaw/protocol';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { createSealer } from '../../platform/auth/index.ts';
import { badgeKeyTable } from '../../schema/badge.ts';
import { buildPet } from '../../seed/builders/index.ts';
import { publishedKeys, rotateIfDue, rotateKeys, signingKey } from './badge-keys.ts';
import { findKeyIn } from './find-key.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const server = await useServer({}, { clock });
const { services } = server;
const day = 24 * 60 * 60 * 1000;
const maya = await server.owner();
const at = (days: number) => new Date(Date.now() + days * day);
const nameOf = async (now: Date) => Buffer.from((await signingKey(services, now)).kid).toString('base64url');

test('twenty badges requested at the first start create one key, and the database alone cannot read it', async () => {
  const pets = await Promise.all(Array.from({ length: 20 }, () => buildPet(services, { owner: maya })));
  await Promise.all(pets.map(({ id }) => server.call(maya, 'getBadge', { petId: id })));
  const rows = await services.store.db.select().from(badgeKeyTable);
  expect(rows).toHaveLength(1);
  const sealed = Buffer.from(rows[0]?.sealedPrivate ?? '', 'base64url');
  await expect(
    crypto.subtle.importKey('pkcs8', sealed, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']),
  ).rejects.toThrow();
});

test('the next key is published a day before it signs, and the old one until its badges have expired', async () => {
  const [first] = await services.store.db.select().from(badgeKeyTable);
  const next = await rotateKeys(services, at(0));
  const published = async (now: Date) => (await publishedKeys(services, now)).map((row) => row.kid);
  expect(await nameOf(at(0.9))).toBe(first?.kid);
  expect(await published(at(0))).toEqual([next.kid, first?.kid]);
  expect(await nameOf(at(1.1))).toBe(next.kid);
  expect(await published(at(8.9))).toContain(first?.kid);
  expect(await published(at(9.1))).toEqual([next.kid]);
});

test('a key that may have leaked is replaced at once', async () => {
  const next = await rotateKeys(services, at(20), { atOnce: true });
  expect(await nameOf(at(20))).toBe(next.kid);
});

test('by schedule a key is replaced after a month, once, however many servers check', async () => {
  expect(await rotateIfDue(services, at(30))).toBeNull();
  const made = await Promise.all(Array.from({ length: 5 }, () => rotateIfDue(services, at(49.5))));
  expect(made.filter((row) => row !== null)).toHaveLength(1);
});

test('a server with another secret cannot sign with the stored keys, so it creates its own', async () => {
  const other = { ...services, sealer: createSealer('quite another secret of some length') };
  const before = (await services.store.db.select().from(badgeKeyTable)).length;
  await signingKey({ ...other, store: { ...services.store } }, at(60));
  expect(await services.store.db.select().from(badgeKeyTable)).toHaveLength(before + 1);
});

async function readList() {
  const response = await fetch(`${server.url}/.well-known/badge-revocations`);
  const message = readCose(new Uint8Array(await response.arrayBuffer()));
  const key = message && (await findKeyIn(services, clock.now())(message.kid));
  expect(message && key && (await isSignedBy(message, key))).toBe(true);
  const claims = decodeCbor(message?.payload ?? new Uint8Array()) as Map<number, unknown>;
  const [counter, packed] = claims.get(-65_538) as [number, Uint8Array];
  return { counter, revoked: unpackNumbers(packed) ?? new Set(), response };
}

async function indexOf(petId: string): Promise<number> {
  const found = await services.store.pool.query('select revocation_index from badge where pet_id = $1', [
    petId,
  ]);
  return Number(found.rows[0].revocation_index);
}

test('revoked badges are on the signed list within ten seconds, and leave it when they have expired', async () => {
  const wanted = await Promise.all(
    ['rotated', 'deceased', 'deleted', 'fine'].map(async (name) => {
      const pet = await buildPet(services, { owner: maya, name });
      await server.call(maya, 'getBadge', { petId: pet.id });
      return { id: pet.id, index: await indexOf(pet.id) };
    }),
  );
  const [rotated, deceased, deleted, fine] = wanted as [
    { id: string; index: number },
    ...typeof wanted,
  ] as never as {
    id: string;
    index: number;
  }[];
  const first = await readList();
  for (const { index } of wanted) expect(first.revoked.has(index)).toBe(false);
  await server.call(maya, 'rotateBadge', { petId: rotated?.id ?? '' });
  await server.call(maya, 'updatePet', { petId: deceased?.id ?? '', state: 'deceased' });
  await server.call(maya, 'deletePet', { petId: deleted?.id ?? '' });
  ahead += 4_000;
  const second = await readList();
  expect(second.counter).toBeGreaterThan(first.counter);
  for (const gone of [rotated, deceased, deleted]) expect(second.revoked.has(gone?.index ?? -1)).toBe(true);
  expect(second.revoked.has(fine?.index ?? -1)).toBe(false);
  ahead += 9 * day;
  const later = await readList();
  expect(later.revoked.size).toBe(0);
  ahead = 0;
});

test('keys and list can be read from any page and are cached for seconds only', async () => {
  const keys = await fetch(`${server.url}/.well-known/badge-keys.json`);
  const list = await fetch(`${server.url}/.well-known/badge-revocations`);
  for (const { headers } of [keys, list]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  }
  const { keys: published } = (await keys.json()) as { keys: object[] };
  expect(Object.keys(published[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});
