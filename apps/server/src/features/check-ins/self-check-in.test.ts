import type { Rule } from '@clearpaw/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { countRows, type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

let ahead = 0;
const server = await useServer({}, { clock: { now: () => new Date(Date.now() + ahead) } });
const { services } = server;
const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];
const maya = await server.owner();
let theo: TestPerson;
let business: BuiltBusiness;

async function buildSubscribedBusiness(selfCheckIn: 'off' | 'confirm' | 'auto'): Promise<void> {
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo, selfCheckIn, timeZone: 'UTC' });
  await buildRequirements(services, { business, rules, publishedAt: new Date('2026-01-01') });
}

async function buildVisitor(health: 'good' | 'bad' = 'good') {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit', species: 'cat' });
  if (health === 'good') await buildVaccination(services, { pet });
  return pet;
}

const arrival = (petId: string) => ({ slug: business.slug, petId, idempotencyKey: crypto.randomUUID() });
const arrive = (petId: string) => server.call(maya, 'arriveAtDoor', arrival(petId));
async function refuses(
  name: 'arriveAtDoor' | 'decideArrival' | 'undoCheckOut' | 'createGuest',
  input: unknown,
) {
  const before = await countRows(services.store);
  const refused = await server.refusal(name === 'arriveAtDoor' ? maya : theo, name, input);
  expect(await countRows(services.store)).toEqual(before);
  return [refused.status, refused.details?.reason ?? refused.details?.issues?.[0]?.path];
}
const decision = (checkInId: string, more: object = {}) => ({
  businessId: business.id,
  checkInId,
  decision: 'admit' as const,
  ...more,
});

describe('at a business with automatic check-in', () => {
  beforeEach(() => buildSubscribedBusiness('auto'));
  test('a cleared pet is on site at once, and the business knows it from now on', async () => {
    const pet = await buildVisitor();
    const come = await arrive(pet.id);
    expect(come).toMatchObject({
      decision: 'admitted',
      method: 'door',
      verdict: 'compliant',
      species: 'cat',
    });
    const { items } = await server.call(theo, 'listConnections', { businessId: business.id });
    expect(items).toMatchObject([{ petId: pet.id, scope: 'verdict' }]);
  });
  test('any other waits for staff', async () => {
    const pet = await buildVisitor('bad');
    expect(await arrive(pet.id)).toMatchObject({ decision: 'waiting', verdict: 'non_compliant' });
    expect((await server.call(theo, 'listConnections', { businessId: business.id })).items).toEqual([]);
  });
  test('a pet is checked in once: not while on site or waiting, and only once for ten concurrent requests', async () => {
    const [good, bad] = [await buildVisitor(), await buildVisitor('bad')];
    const input = arrival(good.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call(maya, 'arriveAtDoor', input)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await refuses('arriveAtDoor', arrival(good.id))).toEqual(['FAILED_PRECONDITION', 'already_here']);
    await arrive(bad.id);
    expect(await refuses('arriveAtDoor', arrival(bad.id))).toEqual([
      'FAILED_PRECONDITION',
      'already_waiting',
    ]);
  });
  test('a specimen, an archived pet and a service that is not offered are refused', async () => {
    const specimen = await buildPet(services, { owner: maya, specimen: true });
    const archived = await buildPet(services, { owner: maya, state: 'archived' });
    const pet = await buildVisitor();
    expect(await refuses('arriveAtDoor', arrival(specimen.id))).toEqual(['FAILED_PRECONDITION', 'specimen']);
    expect(await refuses('arriveAtDoor', arrival(archived.id))).toEqual([
      'FAILED_PRECONDITION',
      'badge_revoked',
    ]);
    const unknown = { ...arrival(pet.id), service: 'sauna' };
    expect(await refuses('arriveAtDoor', unknown)).toEqual(['INVALID_ARGUMENT', 'service_unknown']);
  });
});

test('at a business where staff check in, and at one whose plan has ended, no pet is checked in automatically', async () => {
  await buildSubscribedBusiness('off');
  const pet = await buildVisitor();
  expect(await refuses('arriveAtDoor', arrival(pet.id))).toEqual([
    'FAILED_PRECONDITION',
    'self_check_in_off',
  ]);
  const owner = await server.businessPerson({ plan: 'lapsed' });
  business = await buildBusiness(services, { owner, selfCheckIn: 'auto' });
  expect(await refuses('arriveAtDoor', arrival(pet.id))).toEqual([
    'FAILED_PRECONDITION',
    'self_check_in_off',
  ]);
});

describe('someone who waits', () => {
  beforeEach(() => buildSubscribedBusiness('confirm'));
  test('is checked in by staff, visible at once on every device, and decided once', async () => {
    const pet = await buildVisitor();
    const onSite = await server.stream(theo, 'watchCheckIns', { businessId: business.id });
    await onSite.next();
    const waiting = await arrive(pet.id);
    expect(await onSite.next()).toMatchObject({ message: { id: waiting.id, decision: 'waiting' } });
    const staff = await server.as(await buildMember(services, { business }));
    const come = await server.call(staff, 'decideArrival', decision(waiting.id));
    expect(come).toMatchObject({ id: waiting.id, decision: 'admitted', recordedBy: staff.uid });
    expect(await onSite.next()).toMatchObject({ message: { id: waiting.id, decision: 'admitted' } });
    expect(await refuses('decideArrival', decision(waiting.id))).toEqual([
      'FAILED_PRECONDITION',
      'not_waiting',
    ]);
    onSite.close();
  });
  test('against a failing verdict is checked in by a manager with a reason only; any member may decline it', async () => {
    const pet = await buildVisitor('bad');
    const waiting = await arrive(pet.id);
    expect(await refuses('decideArrival', decision(waiting.id))).toEqual([
      'FAILED_PRECONDITION',
      'override_required',
    ]);
    const staff = await server.as(await buildMember(services, { business }));
    const refused = await server.refusal(
      staff,
      'decideArrival',
      decision(waiting.id, { overrideReason: 'Known' }),
    );
    expect(refused.details?.reason).toBe('insufficient_role');
    const denied = await server.call(staff, 'decideArrival', decision(waiting.id, { decision: 'deny' }));
    expect(denied).toMatchObject({ decision: 'denied', overrideReason: null });
    const again = await arrive(pet.id);
    const let_in = await server.call(theo, 'decideArrival', decision(again.id, { overrideReason: 'Known' }));
    expect(let_in).toMatchObject({ decision: 'admitted', overrideReason: 'Known', verdict: 'non_compliant' });
  });
  test('is judged by its records at the time of check-in', async () => {
    const pet = await buildVisitor('bad');
    const waiting = await arrive(pet.id);
    await buildVaccination(services, { pet });
    const come = await server.call(theo, 'decideArrival', decision(waiting.id));
    expect(come).toMatchObject({ decision: 'admitted', verdict: 'compliant', overrideReason: null });
  });
});

describe('a check-out', () => {
  beforeEach(() => buildSubscribedBusiness('auto'));
  test('is undone for ten minutes, not later, and not over a new arrival', async () => {
    const pet = await buildVisitor();
    const { id } = await arrive(pet.id);
    const key = () => ({ businessId: business.id, checkInId: id, idempotencyKey: crypto.randomUUID() });
    await server.call(theo, 'checkOut', key());
    expect((await server.call(theo, 'undoCheckOut', key())).departedAt).toBeNull();
    await server.call(theo, 'checkOut', key());
    const second = await arrive(pet.id);
    expect(await refuses('undoCheckOut', key())).toEqual(['FAILED_PRECONDITION', 'already_here']);
    await server.call(theo, 'checkOut', { ...key(), checkInId: second.id });
    ahead = 11 * 60_000;
    expect(await refuses('undoCheckOut', key())).toEqual(['FAILED_PRECONDITION', 'too_late']);
    ahead = 0;
  });
});

describe('a guest', () => {
  beforeEach(() => buildSubscribedBusiness('off'));
  const guest = (more: object = {}) => ({
    businessId: business.id,
    petName: 'Momo',
    species: 'dog' as const,
    ownerEmail: 'visitor@example.test',
    ...more,
  });
  const checkIn = (petId: string) => ({
    businessId: business.id,
    petId,
    method: 'guest' as const,
    decision: 'admit' as const,
    idempotencyKey: crypto.randomUUID(),
  });
  test('is checked in by the same rules, with what staff read on the certificate', async () => {
    const { petId } = await server.call(
      theo,
      'createGuest',
      guest({
        vaccinations: [{ vaccine: 'rabies-1y', administeredOn: '2026-06-01', expiresOn: '2027-06-01' }],
      }),
    );
    const come = await server.call(theo, 'checkIn', checkIn(petId));
    expect(come).toMatchObject({
      petName: 'Momo',
      method: 'guest',
      decision: 'admitted',
      verdict: 'compliant',
    });
  });
  test('without the proof is not checked in, like any pet', async () => {
    const { petId } = await server.call(theo, 'createGuest', guest());
    const refused = await server.refusal(theo, 'checkIn', checkIn(petId));
    expect(refused.details?.reason).toBe('override_required');
  });
  test('is created once per key, is known to this business only, and its email address is in no list', async () => {
    const input = guest({ idempotencyKey: 'once' });
    const [one, two] = [
      await server.call(theo, 'createGuest', input),
      await server.call(theo, 'createGuest', input),
    ];
    expect(two).toEqual(one);
    const list = await server.call(theo, 'listConnections', { businessId: business.id });
    expect(JSON.stringify(list)).toContain(one.petId);
    expect(JSON.stringify(list)).not.toContain('example.test');
    const other = await server.businessPerson();
    const elsewhere = await buildBusiness(services, { owner: other });
    const refused = await server.refusal(other, 'checkIn', {
      ...checkIn(one.petId),
      businessId: elsewhere.id,
    });
    expect(refused.status).toBe('NOT_FOUND');
  });
  test.each([
    ['vaccinations.0.vaccine', 'vaccine_unknown', { vaccine: 'no-such', administeredOn: '2026-06-01' }],
    [
      'vaccinations.0.administeredOn',
      'in_the_future',
      { vaccine: 'rabies-1y', administeredOn: '2099-01-01' },
    ],
    [
      'vaccinations.0.expiresOn',
      'ends_before_given',
      { vaccine: 'rabies-1y', administeredOn: '2026-06-01', expiresOn: '2026-05-01' },
    ],
  ])('with something impossible at %s is refused', async (path, reason, dose) => {
    const input = guest({ vaccinations: [dose] });
    expect(await refuses('createGuest', input)).toEqual(['INVALID_ARGUMENT', reason]);
    const { details } = await server.refusal(theo, 'createGuest', input);
    expect(details?.issues).toMatchObject([{ path, reason }]);
  });
});
