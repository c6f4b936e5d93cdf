import { addDays } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBadge, buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const today = new Date().toISOString().slice(0, 10);

/** A pet with allergies and medications, one of them over, connected with a business. */
async function buildPatient(scope: 'records' | 'verdict') {
  const [owner, staff] = [await server.owner(), await server.businessPerson()];
  const business = await buildBusiness(services, { owner: staff, timeZone: 'UTC' });
  const pet = await buildPet(services, { owner, alerts: ['Shy'] });
  const badge = await buildBadge(services, { pet });
  await buildConnection(services, { pet, business, scope });
  const petId = pet.id;
  await server.call(owner, 'recordAllergy', { petId, substance: 'Grass', severity: 'mild' });
  await server.call(owner, 'recordAllergy', { petId, substance: 'Penicillin', severity: 'severe' });
  const dog = { petId, dose: '16 mg', startedOn: addDays(today, -5) };
  await server.call(owner, 'recordMedication', { ...dog, name: 'Heartgard' });
  const morning = { schedule: 'every morning', duringVisits: true };
  await server.call(owner, 'recordMedication', { ...dog, name: 'Apoquel', ...morning, endedOn: today });
  await server.call(owner, 'recordMedication', { ...dog, name: 'Past', endedOn: addDays(today, -1) });
  await server.call(owner, 'recordMedication', { ...dog, name: 'Planned', startedOn: addDays(today, 1) });
  const alertsAtScan = async () => {
    const input = { businessId: business.id, badge: badge.code };
    return (await server.call(staff, 'scanBadge', input)).pet.alerts;
  };
  const arrive = async () => {
    const arrival = { businessId: business.id, petId, method: 'manual', decision: 'admit' } as const;
    const key = { idempotencyKey: crypto.randomUUID(), overrideReason: 'Known here' };
    return server.call(staff, 'checkIn', { ...arrival, ...key });
  };
  return { owner, staff, business, petId, alertsAtScan, arrive };
}

const expected = [
  'Shy',
  'Allergy: Penicillin (severe)',
  'Allergy: Grass (mild)',
  'Give during visit: Apoquel, 16 mg, every morning',
  'Takes Heartgard, 16 mg',
];

test("staff see allergies and today's medications, most severe first, wherever they see the pet", async () => {
  const { staff, business, petId, alertsAtScan, arrive } = await buildPatient('records');
  expect(await alertsAtScan()).toEqual(expected);
  expect((await arrive()).alerts).toEqual(expected);
  const { items: onSite } = await server.call(staff, 'listCheckIns', { businessId: business.id });
  expect(onSite.map(({ alerts }) => alerts)).toEqual([expected]);
  const { items: pets } = await server.call(staff, 'listConnections', { businessId: business.id });
  expect(pets.map(({ alerts }) => alerts)).toEqual([expected]);
  const shown = await server.call(staff, 'getConnectedPet', { businessId: business.id, petId });
  expect(shown.alerts).toEqual(expected);
});

test('a business with scope verdict sees nothing of them', async () => {
  const { staff, business, alertsAtScan, arrive } = await buildPatient('verdict');
  expect(await alertsAtScan()).toEqual(['Shy']);
  expect((await arrive()).alerts).toEqual(['Shy']);
  const { items: onSite } = await server.call(staff, 'listCheckIns', { businessId: business.id });
  expect(onSite.map(({ alerts }) => alerts)).toEqual([['Shy']]);
  const { items: pets } = await server.call(staff, 'listConnections', { businessId: business.id });
  expect(pets.map(({ alerts }) => alerts)).toEqual([['Shy']]);
});

test('removed records are no longer shown, nor any once the pet is no longer shared', async () => {
  const { owner, petId, alertsAtScan, business } = await buildPatient('records');
  const { items } = await server.call(owner, 'listAllergies', { petId });
  for (const { id } of items) await server.call(owner, 'withdrawAllergy', { allergyId: id });
  expect(await alertsAtScan()).toEqual(['Shy', ...expected.slice(3)]);
  await server.call(owner, 'connectPet', { petId, businessId: business.id, scope: 'verdict' });
  expect(await alertsAtScan()).toEqual(['Shy']);
});
