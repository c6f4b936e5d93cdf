import { addDays, type Rule } from '@clearpaw/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
  buildVisit,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';
import { forgetVisits, markNoShows } from './visit-jobs.ts';

let now = new Date();
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];
const offered = [
  { code: 'boarding', name: 'Boarding' },
  { code: 'daycare', name: 'Daycare' },
];

const run = { signal: new AbortController().signal };

let business: BuiltBusiness;
let staff: TestPerson;
let pet: PetRow;
let badge: string;
let today: string;
beforeEach(async () => {
  now = new Date();
  today = now.toISOString().slice(0, 10);
  business = await buildBusiness(services, { timeZone: 'UTC', services: offered });
  staff = await server.as(await buildMember(services, { business }));
  pet = await buildPet(services);
  await buildConnection(services, { business, pet });
  badge = (await buildBadge(services, { pet })).code;
});

const scan = (more: object = {}) =>
  server.call(staff, 'scanBadge', { businessId: business.id, badge, ...more });
const arrival = (more: object = {}) => ({
  ...{ businessId: business.id, petId: pet.id, badge, method: 'badge' as const },
  ...{ decision: 'admit' as const, idempotencyKey: crypto.randomUUID(), ...more },
});
const checkIn = (more: object = {}) => server.call(staff, 'checkIn', arrival(more));
const act = (name: 'checkOut' | 'undoCheckIn' | 'undoCheckOut', checkInId: string) =>
  server.call(staff, name, { businessId: business.id, checkInId, idempotencyKey: crypto.randomUUID() });
const visits = async () =>
  (await server.call(staff, 'listVisits', { businessId: business.id, from: today, to: today })).items;
const states = async () => (await visits()).map(({ state }) => state);

describe('a boarding stay of ten days with a rabies dose that ends on the sixth', () => {
  test('is refused at the scan and in the plan, and accepted after the renewal', async () => {
    await buildRequirements(services, { business, rules });
    await buildVaccination(services, { pet, expiresOn: addDays(today, 5) });
    const departure = addDays(today, 9);
    await buildVisit(services, { pet, business, departure, service: 'boarding' });
    expect(await scan()).toMatchObject({
      ...{ departure, visit: { departure, service: 'boarding', verdict: 'non_compliant' } },
      report: { verdict: 'non_compliant' },
    });
    expect(await visits()).toMatchObject([{ verdict: 'non_compliant', state: 'expected' }]);
    expect(await server.refusal(staff, 'checkIn', arrival())).toMatchObject({
      details: { reason: 'override_required' },
    });
    // For a single day nothing is missing.
    expect((await scan({ departure: today })).report.verdict).not.toBe('non_compliant');
    await buildVaccination(services, { pet, administeredOn: today, expiresOn: addDays(today, 365) });
    expect(await visits()).toMatchObject([{ verdict: 'compliant' }]);
    expect((await scan()).report.verdict).toBe('compliant');
    await checkIn();
    expect(await visits()).toMatchObject([{ verdict: 'compliant', state: 'present', departure }]);
  });
});

describe('a planned visit follows the check-in', () => {
  test('present, done, and back', async () => {
    await buildVisit(services, { pet, business });
    const { id } = await checkIn();
    expect(await visits()).toMatchObject([{ state: 'present', checkInId: id }]);
    await act('checkOut', id);
    expect(await states()).toEqual(['done']);
    await act('undoCheckOut', id);
    expect(await states()).toEqual(['present']);
    await act('undoCheckIn', id);
    expect(await visits()).toMatchObject([{ state: 'expected', checkInId: null }]);
  });

  test('a denied pet is still expected', async () => {
    await buildVisit(services, { pet, business });
    await checkIn({ decision: 'deny' });
    expect(await states()).toEqual(['expected']);
  });

  test('a visit for another service is shown at the scan, and stays expected if staff choose the other one', async () => {
    await buildVisit(services, { pet, business, service: 'boarding' });
    expect(await scan({ service: 'daycare' })).toMatchObject({ visit: { service: 'boarding' } });
    await checkIn({ service: 'daycare' });
    expect(await states()).toEqual(['expected']);
  });

  test('a later departure at check-in changes the visit', async () => {
    await buildVisit(services, { pet, business });
    const departure = addDays(today, 4);
    await checkIn({ departure });
    expect(await visits()).toMatchObject([{ departure, state: 'present' }]);
  });

  test('a visit that has begun changes its last day, and nothing else', async () => {
    const { id: visitId } = await buildVisit(services, { pet, business, departure: addDays(today, 2) });
    await checkIn();
    const departure = addDays(today, 3);
    const changed = await server.call(staff, 'updateVisit', { visitId, departure });
    expect(changed).toMatchObject({ departure, state: 'present' });
    const moved = { visitId, arrival: addDays(today, 1) };
    expect(await server.refusal(staff, 'updateVisit', moved)).toMatchObject({
      details: { reason: 'visit_begun' },
    });
    expect(await server.refusal(staff, 'cancelVisit', { visitId })).toMatchObject({
      details: { reason: 'visit_begun' },
    });
  });
});

describe('an arrival without a plan', () => {
  test('of a pet that stays overnight is a visit, deleted when the check-in is undone', async () => {
    const departure = addDays(today, 3);
    const { id } = await checkIn({ departure, service: 'boarding' });
    expect(await visits()).toMatchObject([{ departure, state: 'present', service: 'boarding' }]);
    await act('undoCheckIn', id);
    expect(await visits()).toEqual([]);
  });

  test('of a pet that leaves the same day is none', async () => {
    await checkIn({ departure: today });
    expect(await visits()).toEqual([]);
  });

  test('lasts no longer than until its next visit, and cannot end in the past', async () => {
    const next = { arrival: addDays(today, 2), departure: addDays(today, 5) };
    await buildVisit(services, { pet, business, ...next });
    expect(await server.refusal(staff, 'checkIn', arrival({ departure: addDays(today, 3) }))).toMatchObject({
      details: { reason: 'visit_overlaps' },
    });
    const refused = await server.refusal(staff, 'scanBadge', {
      businessId: business.id,
      badge,
      departure: addDays(today, -1),
    });
    expect(refused.status).toBe('INVALID_ARGUMENT');
  });
});

describe('the nightly work', () => {
  test('a pet that did not come is a no-show after its day in the time zone of the business', async () => {
    const boss = await server.businessPerson();
    const tokyo = await buildBusiness(services, { owner: boss, timeZone: 'Asia/Tokyo' });
    now = new Date('2026-12-01T14:59:00Z');
    const { id } = await buildVisit(services, {
      business: tokyo,
      arrival: '2026-12-01',
      departure: '2026-12-04',
    });
    const state = async () => {
      const span = { businessId: tokyo.id, from: '2026-12-01', to: '2026-12-01' };
      return (await server.call(boss, 'listVisits', span)).items.find((one) => one.id === id)?.state;
    };
    await markNoShows.run(services, {}, run);
    expect(await state()).toBe('expected');
    now = new Date('2026-12-01T15:01:00Z');
    await markNoShows.run(services, {}, run);
    expect(await state()).toBe('no_show');
  });

  test('a pet that comes late is on site all the same', async () => {
    await buildVisit(services, { pet, business, arrival: addDays(today, -1), departure: addDays(today, 3) });
    await markNoShows.run(services, {}, run);
    expect(await states()).toEqual(['no_show']);
    await checkIn();
    expect(await states()).toEqual(['present']);
  });

  test('visits are deleted two years after their last day', async () => {
    const old = { state: 'done' as const, arrival: addDays(today, -731), departure: addDays(today, -731) };
    await buildVisit(services, { pet, business, ...old });
    const kept = { state: 'done' as const, arrival: addDays(today, -729), departure: addDays(today, -729) };
    await buildVisit(services, { pet, business, ...kept });
    await forgetVisits.run(services, {}, run);
    const { rows } = await services.store.pool.query('select arrival::text from visit where pet_id = $1', [
      pet.id,
    ]);
    expect(rows).toEqual([{ arrival: kept.arrival }]);
  });
});
