import { addDays, calendarDateIn } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

type Rules = Parameters<typeof buildRequirements>[1]['rules'];

/** A pet with a rabies dose, connected to a business with these rules. */
async function buildFixture(rules: Rules, given: { expiresOn?: string } = {}) {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  await buildRequirements(services, { business, rules });
  const pet = await buildPet(services, { owner: maya });
  const dose = await buildVaccination(services, { pet, ...given });
  await buildConnection(services, { pet, business, scope: 'verdict' });
  const list = () => server.call(maya, 'listOpenRequirements', { petId: pet.id });
  const today = calendarDateIn(services.clock.now().getTime(), business.timeZone);
  return { theo, maya, business, pet, dose, list, today };
}

const rabies = {
  id: 'rabies',
  level: 'required',
  requirement: { kind: 'vaccination', targets: ['rabies'] },
} as const;
const chip = { id: 'chip', level: 'required', requirement: { kind: 'microchip' } } as const;

test('an owner reads what is missing, with its rule, and how much is met', async () => {
  const { business, list } = await buildFixture([rabies, chip]);
  expect((await list()).items).toMatchObject([
    {
      ...{ businessId: business.id, businessName: business.name, visit: null, verdict: 'non_compliant' },
      ...{ asked: 2, met: 1 },
      checks: [
        { ruleId: 'chip', title: 'Microchip', reason: 'missing', rule: { id: 'chip' }, passesFrom: null },
      ],
    },
  ]);
});

test('a proof that expires soon is listed before it has expired, and nothing else', async () => {
  const { list, today } = await buildFixture([rabies]);
  expect((await list()).items).toMatchObject([{ checks: [], verdict: 'compliant' }]);
  const ending = await buildFixture([rabies], { expiresOn: addDays(today, 10) });
  expect((await ending.list()).items).toMatchObject([
    { verdict: 'expiring', clearedThrough: addDays(today, 10), checks: [{ reason: 'expiring' }] },
  ]);
});

test('with a planned visit, the days of the visit count', async () => {
  const { today } = await buildFixture([]);
  const fixture = await buildFixture([rabies], { expiresOn: addDays(today, 60) });
  expect((await fixture.list()).items).toMatchObject([{ visit: null, checks: [] }]);
  const [arrival, departure] = [addDays(today, 58), addDays(today, 62)];
  const plan = { petId: fixture.pet.id, businessId: fixture.business.id, arrival, departure };
  await server.call(fixture.maya, 'planVisit', {
    ...plan,
    service: fixture.business.services[0]?.code ?? null,
  });
  expect((await fixture.list()).items).toMatchObject([
    { visit: { arrival, departure }, verdict: 'non_compliant', checks: [{ reason: 'expires_during_stay' }] },
  ]);
});

test('a rule that time alone meets has the day from which it is met', async () => {
  const waits = {
    ...rabies,
    requirement: { ...rabies.requirement, waitDays: { first: 20, booster: 20 } },
  };
  const { dose, list } = await buildFixture([waits]);
  expect((await list()).items[0]?.checks).toMatchObject([
    { reason: 'dose_too_recent', passesFrom: addDays(dose.administeredOn, 20) },
  ]);
});

test('a waiver has its own title, and a business is left out once the pet is disconnected', async () => {
  const { theo, maya, business, pet, list } = await buildFixture([]);
  const { id } = await server.call(theo, 'createWaiver', {
    ...{ businessId: business.id, title: 'Play agreement', body: 'Dogs play.' },
  });
  const requirement = { kind: 'waiver' as const, waiverId: id };
  const rules = [{ id: 'play', level: 'required' as const, requirement }];
  await server.call(theo, 'publishRequirements', { businessId: business.id, rules });
  expect((await list()).items[0]?.checks).toMatchObject([{ title: 'Play agreement' }]);
  await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: business.id });
  expect((await list()).items).toEqual([]);
});

test('pages follow each other by their cursor', async () => {
  const { maya, pet } = await buildFixture([chip]);
  const other = await buildBusiness(services, { owner: await server.businessPerson() });
  await buildConnection(services, { pet, business: other, scope: 'verdict' });
  const first = await server.call(maya, 'listOpenRequirements', { petId: pet.id, limit: 1 });
  const cursor = first.nextCursor ?? '';
  const second = await server.call(maya, 'listOpenRequirements', { petId: pet.id, limit: 1, cursor });
  expect(new Set([...first.items, ...second.items].map(({ businessId }) => businessId)).size).toBe(2);
  expect(second.nextCursor).toBeNull();
});
