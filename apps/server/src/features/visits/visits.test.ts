import { addDays, type Rule } from '@clearpaw/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';

const server = await useServer();
const { services } = server;
const today = new Date().toISOString().slice(0, 10);
const rabies: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];
const stay = { service: null, arrival: addDays(today, 3), departure: addDays(today, 12) };

let business: BuiltBusiness;
let staff: TestPerson;
let boss: TestPerson;
let maya: TestPerson;
let pet: PetRow;
beforeEach(async () => {
  boss = await server.businessPerson();
  business = await buildBusiness(services, { owner: boss, timeZone: 'UTC' });
  staff = await server.as(await buildMember(services, { business }));
  maya = await server.owner();
  pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  await buildConnection(services, { business, pet });
});

const plan = (by: TestPerson, more: object = {}) =>
  server.call(by, 'planVisit', { petId: pet.id, businessId: business.id, ...stay, ...more });
const refusal = (by: TestPerson, more: object = {}) =>
  server.refusal(by, 'planVisit', { petId: pet.id, businessId: business.id, ...stay, ...more });
const listed = async (from: string = stay.arrival, to: string = stay.departure) =>
  (await server.call(staff, 'listVisits', { businessId: business.id, from, to })).items;
const ofPet = async (more: object = {}) =>
  (await server.call(maya, 'listPetVisits', { petId: pet.id, ...more })).items;

describe('planning', () => {
  test('by the owner and by staff shows on both sides', async () => {
    const byOwner = await plan(maya, { note: 'Brings her own food' });
    expect(byOwner).toMatchObject({
      ...{ petId: pet.id, petName: 'Biscuit', businessId: business.id, businessName: business.name },
      ...{
        ...stay,
        state: 'expected',
        verdict: 'compliant',
        plannedBy: 'owner',
        note: 'Brings her own food',
      },
    });
    const later = { arrival: addDays(today, 20), departure: addDays(today, 20), service: 'daycare' };
    const byStaff = await plan(staff, later);
    expect(byStaff).toMatchObject({ plannedBy: 'business', service: 'daycare' });
    expect(await listed()).toEqual([byOwner]);
    expect(await listed(today, addDays(today, 30))).toEqual([byOwner, byStaff]);
    expect((await ofPet()).map(({ id }) => id)).toEqual([byStaff.id, byOwner.id]);
    expect((await ofPet({ coming: true })).map(({ id }) => id)).toEqual([byOwner.id, byStaff.id]);
  });

  test('is in the audit log of the business', async () => {
    const { id } = await plan(maya);
    await server.call(staff, 'updateVisit', { visitId: id, note: 'Late' });
    await server.call(maya, 'cancelVisit', { visitId: id });
    const log = await server.call(boss, 'listAuditEntries', { businessId: business.id, subjectId: id });
    expect(log.items.map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['cancelVisit', 'owner'],
      ['updateVisit', 'member'],
      ['planVisit', 'owner'],
    ]);
  });

  test('is repeated with the same key without a second visit', async () => {
    const key = { idempotencyKey: crypto.randomUUID() };
    expect(await plan(maya, key)).toEqual(await plan(maya, key));
    expect(await listed()).toHaveLength(1);
  });

  test.each([
    ['a day in the past', { arrival: addDays(today, -1) }, 'arrival'],
    ['an end before the beginning', { departure: today }, 'departure'],
    ['a service that is not offered', { service: 'sailing' }, 'service'],
    ['more than a year', { departure: addDays(stay.arrival, 366) }, 'departure'],
  ])('%s is refused at its field', async (_, more, path) => {
    const refused = await refusal(maya, more);
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(JSON.stringify(refused.details)).toContain(`"path":"${path}"`);
  });

  test('of two visits that share a day the second is refused, also if both are planned at once', async () => {
    await plan(maya);
    const overlapping = { arrival: stay.departure, departure: addDays(stay.departure, 2) };
    expect(await refusal(staff, overlapping)).toMatchObject({
      details: { reason: 'visit_overlaps' },
      message: expect.stringContaining(`Biscuit already has a visit here from ${stay.arrival}`),
    });
    const free = { arrival: addDays(stay.departure, 1), departure: addDays(stay.departure, 2) };
    const both = await Promise.allSettled([plan(staff, free), plan(maya, free)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listed(today, addDays(today, 30))).toHaveLength(2);
  });

  test('needs a connection, and a pet that is active', async () => {
    const unknown = await buildPet(services, { owner: maya });
    expect(await refusal(maya, { petId: unknown.id })).toMatchObject({
      details: { reason: 'not_connected' },
    });
    expect((await refusal(staff, { petId: unknown.id })).status).toBe('NOT_FOUND');
    const rex = await buildPet(services, { owner: maya, state: 'archived' });
    await buildConnection(services, { business, pet: rex });
    expect(await refusal(maya, { petId: rex.id })).toMatchObject({ details: { reason: 'pet_gone' } });
  });

  test('is no longer possible for staff of a business without a plan', async () => {
    const former = await server.businessPerson({ plan: 'lapsed' });
    const lapsed = await buildBusiness(services, { owner: former });
    await buildConnection(services, { business: lapsed, pet });
    expect(await refusal(former, { businessId: lapsed.id })).toMatchObject({
      details: { reason: 'upgrade_required' },
    });
  });

  test('a guest is planned for by its business', async () => {
    const guest = { petName: 'Momo', species: 'dog', ownerEmail: 'momo@guest.test' } as const;
    const { petId } = await server.call(staff, 'createGuest', { businessId: business.id, ...guest });
    expect(await plan(staff, { petId })).toMatchObject({ petName: 'Momo', plannedBy: 'business' });
  });
});

describe('the verdict is for the whole stay', () => {
  test('and follows renewals, changes and new rules', async () => {
    await buildRequirements(services, { business, rules: rabies });
    await buildVaccination(services, { pet, expiresOn: addDays(stay.arrival, 5) });
    const { id, verdict } = await plan(maya);
    expect(verdict).toBe('non_compliant');
    const shorter = { visitId: id, departure: addDays(stay.arrival, 5) };
    expect(['compliant', 'expiring']).toContain((await server.call(maya, 'updateVisit', shorter)).verdict);
    await server.call(maya, 'updateVisit', { visitId: id, departure: stay.departure });
    expect((await listed())[0]?.verdict).toBe('non_compliant');
    await buildVaccination(services, { pet, administeredOn: today, expiresOn: addDays(today, 365) });
    expect((await listed())[0]?.verdict).toBe('compliant');
    expect((await ofPet())[0]?.verdict).toBe('compliant');
  });
});

describe('changing', () => {
  test('a cancelled visit has ended, and its days are free again', async () => {
    const { id } = await plan(maya);
    expect(await server.call(staff, 'cancelVisit', { visitId: id })).toMatchObject({ state: 'cancelled' });
    expect(await server.call(maya, 'cancelVisit', { visitId: id })).toMatchObject({ state: 'cancelled' });
    expect(await server.refusal(maya, 'updateVisit', { visitId: id, note: 'x' })).toMatchObject({
      details: { reason: 'visit_over' },
    });
    await plan(maya);
    expect(await ofPet({ coming: true })).toHaveLength(1);
  });

  test('no one else sees it', async () => {
    const { id } = await plan(maya);
    const others = [await server.owner(), await server.businessPerson()];
    for (const other of others) {
      expect((await server.refusal(other, 'cancelVisit', { visitId: id })).status).toBe('NOT_FOUND');
      const missing = await server.refusal(other, 'cancelVisit', { visitId: crypto.randomUUID() });
      expect((await server.refusal(other, 'cancelVisit', { visitId: id })).message).toBe(missing.message);
    }
  });

  test('reaches every device of the business', async () => {
    const stream = await server.stream(staff, 'watchVisits', { businessId: business.id });
    await stream.next();
    const { id } = await plan(maya);
    expect(await stream.next(10_000)).toEqual({ message: { visitId: id, petId: pet.id } });
    stream.close();
  });
});

describe('data that the business may no longer see', () => {
  const states = async () => (await ofPet()).map(({ state }) => state);
  test('a connection that ends cancels its future visits', async () => {
    await plan(maya);
    await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: business.id });
    expect(await states()).toEqual(['cancelled']);
    expect(await listed()).toMatchObject([{ state: 'cancelled', petName: 'Biscuit', species: null }]);
  });

  test.each(['archived', 'deceased'] as const)('a pet that is %s visits no one', async (state) => {
    await plan(maya);
    await server.call(maya, 'updatePet', { petId: pet.id, state });
    expect(await states()).toEqual(['cancelled']);
  });

  test('a deleted pet has no visits', async () => {
    await plan(maya);
    await server.call(maya, 'deletePet', { petId: pet.id });
    expect(await listed()).toMatchObject([{ state: 'cancelled' }]);
  });
});

test('pages follow one another without a gap', async () => {
  for (const days of [1, 2, 3, 4, 5]) {
    await plan(maya, { arrival: addDays(today, days), departure: addDays(today, days) });
  }
  const question = { businessId: business.id, from: today, to: addDays(today, 9), limit: 2 };
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await server.call(staff, 'listVisits', { ...question, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ arrival }) => arrival));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5].map((days) => addDays(today, days)));
});

test('a list from the first possible day finds what is planned', async () => {
  await plan(maya);
  const question = { businessId: business.id, from: '0001-01-01', to: addDays(today, 30) };
  expect((await server.call(staff, 'listVisits', question)).items).toHaveLength(1);
});
