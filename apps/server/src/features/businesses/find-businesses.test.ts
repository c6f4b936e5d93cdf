import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const owner = await server.owner();

const find = async (name: string) => await server.call(owner, 'findBusinesses', { name });
const namesFor = async (name: string) => (await find(name)).items.map((item) => item.name);

test('is found by the beginnings of its words, in any order and case, and only the public part is returned', async () => {
  const { slug } = await buildBusiness(services, { name: 'Sunny Tails Daycare', kind: 'daycare' });
  const hit = { slug, name: 'Sunny Tails Daycare', kind: 'daycare', address: null, contactRequired: false };
  for (const typed of ['Sunny Tails Daycare', 'tails sunny', 'DAYC', slug]) {
    expect(await find(typed)).toEqual({ items: [hit], more: false });
  }
});

test('a name with accents and signs is found without them', async () => {
  await buildBusiness(services, { name: 'Café “Müllers & Öhrchen”' });
  expect(await namesFor('cafe mullers')).toEqual(['Café “Müllers & Öhrchen”']);
  expect(await namesFor('Café Müllers')).toEqual(['Café “Müllers & Öhrchen”']);
});

test('businesses of one name are distinguished by their address, and found by their city', async () => {
  await buildBusiness(services, { name: 'Dapper Dog', address: '3 Pier Street, Portland, ME 04101' });
  await buildBusiness(services, { name: 'Dapper Dog', address: '12 Elm Street, Bath, ME 04530' });
  expect((await find('dapper')).items.map(({ address }) => address)).toHaveLength(2);
  const { items } = await find('dapper dog bath');
  expect(items.map(({ address }) => address)).toEqual(['12 Elm Street, Bath, ME 04530']);
  expect(await namesFor('portland')).toEqual(['Dapper Dog']);
});

test('an unknown name and a text without a word find nothing, without an error', async () => {
  for (const typed of ['Nobody Has This', "' & | ! :* <-> \\", '🐕🐕', '%%', 'a']) {
    expect(await find(typed)).toEqual({ items: [], more: false });
  }
});

test('at most ten are returned, the exact name first', async () => {
  for (let number = 10; number < 21; number += 1) await buildBusiness(services, { name: `Paws ${number}` });
  await buildBusiness(services, { name: 'Paws' });
  const { items, more } = await find('paws');
  expect([items.length, more, items[0]?.name]).toEqual([10, true, 'Paws']);
});

test('the search reads an index, not every business', async () => {
  const { db } = services.store;
  await db.execute(`insert into business select gen_random_uuid(), 'filler-' || n, 'Filler ' || n, kind, time_zone, services,
    self_check_in, accept_paper, false, billing_uid, created_at, updated_at
    from business cross join generate_series(1, 20000) n where name = 'Sunny Tails Daycare'`);
  await db.execute('analyze business');
  const started = performance.now();
  expect(await namesFor('sunny tails')).toEqual(['Sunny Tails Daycare']);
  expect(performance.now() - started).toBeLessThan(100);
});
