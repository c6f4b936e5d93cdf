import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const folder = new URL('../../../migrations/', import.meta.url);
const file = readdirSync(folder).find((name) => name.endsWith('_customers.sql')) ?? '';
const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint');
const enterKnown = statements.find((text) => text.includes('INSERT INTO "customer"')) ?? '';

test('the migration adds the owners of pets and guests that were connected before, each once', async () => {
  const [maya, theo] = [await server.owner(), await server.businessPerson()];
  const business = await buildBusiness(services, { owner: theo });
  for (const name of ['Juniper', 'Biscuit']) {
    const pet = await buildPet(services, { owner: maya, name });
    await buildConnection(services, { pet, business });
  }
  const here = { businessId: business.id };
  const guest = { petName: 'Otis', species: 'dog', ownerEmail: 'otis@before.test' } as const;
  await server.call(theo, 'createGuest', { ...here, ...guest });
  const list = async () => (await server.call(theo, 'listCustomers', here)).items;
  await services.store.pool.query('delete from customer');
  expect(await list()).toEqual([]);
  for (const _ of [1, 2]) await services.store.pool.query(enterKnown);
  expect((await list()).map(({ hasAccount, email, pets }) => [hasAccount, email, pets.length])).toEqual([
    [true, null, 2],
    [false, 'otis@before.test', 1],
  ]);
});
