import { beforeEach, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
let theo: TestPerson;
let business: BuiltBusiness;
beforeEach(async () => {
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo });
});

const find = async (search: string) => {
  const { items } = await server.call(theo, 'listConnections', { businessId: business.id, search });
  return items.map(({ petName }) => petName);
};

test('a pet whose record is shared is found by its microchip, or by the last digits of it', async () => {
  const pet = await buildPet(services, { name: 'Biscuit', microchip: '985112345678903' });
  await buildConnection(services, { pet, business, scope: 'records' });
  expect(await find('985112345678903')).toEqual(['Biscuit']);
  expect(await find('985 112 345 678 903')).toEqual(['Biscuit']);
  expect(await find('8903')).toEqual(['Biscuit']);
  expect(await find('5678')).toEqual([]);
  expect(await find('903')).toEqual([]);
});

test('a microchip that the business may not see matches nothing', async () => {
  const pet = await buildPet(services, { name: 'Otto', microchip: '985112345678911' });
  await buildConnection(services, { pet, business, scope: 'verdict' });
  expect(await find('985112345678911')).toEqual([]);
  expect(await find('Otto')).toEqual(['Otto']);
});

test('a guest is found by the address its owner gave, at this business only', async () => {
  const guest = { petName: 'Momo', species: 'dog', ownerEmail: 'Visitor.One@example.test' } as const;
  await server.call(theo, 'createGuest', { businessId: business.id, ...guest });
  expect(await find('visitor.one@')).toEqual(['Momo']);
  expect(await find('%@example')).toEqual([]);
  const elsewhere = await buildBusiness(services, { owner: theo });
  const there = await server.call(theo, 'listConnections', { businessId: elsewhere.id, search: 'visitor' });
  expect(there.items).toEqual([]);
});

test('an owner who shares contact details is found by name and by phone digits, another one is not', async () => {
  const shares = await server.owner();
  const hides = await server.owner();
  const contact = { phone: '+1 (555) 010-7788', emergency: null, pickups: [] };
  await server.call(shares, 'setContact', { ...contact, name: 'Maya Okafor' });
  await server.call(hides, 'setContact', { ...contact, name: 'Maya Hidden' });
  const [biscuit, otto] = [
    await buildPet(services, { owner: shares, name: 'Biscuit' }),
    await buildPet(services, { owner: hides, name: 'Otto' }),
  ];
  for (const pet of [biscuit, otto]) await buildConnection(services, { pet, business });
  const at = { businessId: business.id, petId: biscuit.id };
  await server.call(shares, 'setContactSharing', { ...at, share: true });
  expect(await find('maya')).toEqual(['Biscuit']);
  expect(await find('OKAFOR')).toEqual(['Biscuit']);
  expect(await find('0107788')).toEqual(['Biscuit']);
  expect(await find('(555) 010-77')).toEqual(['Biscuit']);
  expect(await find('778')).toEqual([]);
  await server.call(shares, 'setContactSharing', { ...at, share: false });
  expect(await find('okafor')).toEqual([]);
  expect(await find('0107788')).toEqual([]);
});
