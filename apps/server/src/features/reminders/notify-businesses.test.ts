import { addDays } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

// A Tuesday, because weekly summaries have their own test.
const tuesday = '2026-06-02T12:00:00Z';
let now = new Date(tuesday);
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
await server.runJobs();
const at = (text: string): void => {
  now = new Date(text);
};

type Kind = 'review_waiting' | 'arrival_waiting' | 'capacity_reached' | 'weekly_digest';
const alertsAfterJobs = async (person: TestPerson, kind: Kind) => {
  await server.runJobs();
  return (await server.call(person, 'listAlerts', {})).items.filter((one) => one.kind === kind);
};
const readAll = async (person: TestPerson) => {
  const { items } = await server.call(person, 'listAlerts', { unread: true });
  if (items.length > 0) await server.call(person, 'markAlertsRead', { ids: items.map(({ id }) => id) });
};

const rabies = (evidence?: 'reviewed') => ({
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'], ...(evidence && { evidence }) },
});

async function buildSubscribedBusiness(
  overrides: { asks?: 'reviewed'; selfCheckIn?: 'confirm' | 'auto'; room?: number } = {},
) {
  at(tuesday);
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, {
    owner: theo,
    name: 'Barkside',
    timeZone: 'UTC',
    selfCheckIn: overrides.selfCheckIn ?? 'auto',
    services: [{ code: 'daycare', name: 'Daycare', ...(overrides.room && { capacity: overrides.room }) }],
  });
  await buildRequirements(services, { business, rules: [rabies(overrides.asks)] });
  const staff = await server.as(await buildMember(services, { business }));
  return { theo, staff, business };
}

async function buildVisitor(evidence: 'document' | 'owner' = 'owner') {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const dose = await buildVaccination(services, { pet, administeredOn: '2026-01-01', evidence });
  return { maya, pet, dose };
}

test('reviewers are notified of a record to review, and of the next one once they have read the alert', async () => {
  const { theo, staff, business } = await buildSubscribedBusiness({ asks: 'reviewed' });
  const { maya, pet } = await buildVisitor('document');
  await server.call(maya, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'records' });
  const [first] = await alertsAfterJobs(theo, 'review_waiting');
  expect(first).toMatchObject({ petId: pet.id, title: 'A record of Biscuit to check at Barkside' });
  expect(await alertsAfterJobs(staff, 'review_waiting')).toEqual([]);
  const typed = { petId: pet.id, vaccine: 'dhpp', administeredOn: '2026-02-01' };
  at('2026-06-02T13:00:00Z');
  const second = await server.call(maya, 'recordVaccination', typed);
  expect(await alertsAfterJobs(theo, 'review_waiting')).toHaveLength(1);
  const ask = { businessId: business.id, vaccinationId: second.id };
  await server.call(maya, 'requestReview', ask);
  expect(await alertsAfterJobs(theo, 'review_waiting')).toHaveLength(1);
  await readAll(theo);
  await server.call(maya, 'updatePet', { petId: pet.id, notes: 'Likes cheese.' });
  expect((await alertsAfterJobs(theo, 'review_waiting'))[0]).toMatchObject({ readAt: null });
  expect(await alertsAfterJobs(theo, 'review_waiting')).toHaveLength(2);
  await readAll(theo);
  await server.call(maya, 'requestReview', ask);
  expect(await alertsAfterJobs(theo, 'review_waiting')).toHaveLength(2);
});

test('two records to review that appear together are one alert, and the remaining one causes no second alert', async () => {
  const { theo, business } = await buildSubscribedBusiness({ asks: 'reviewed' });
  const { maya, pet } = await buildVisitor('document');
  at('2026-06-02T12:30:00Z');
  const { id } = await buildVaccination(services, {
    pet,
    administeredOn: '2026-02-01',
    evidence: 'document',
  });
  await server.call(maya, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'records' });
  expect(await alertsAfterJobs(theo, 'review_waiting')).toMatchObject([
    { title: '2 records of Biscuit to check at Barkside' },
  ]);
  await readAll(theo);
  const decided = { businessId: business.id, vaccinationId: id, decision: 'verify' as const };
  await server.call(theo, 'reviewVaccination', decided);
  expect(await alertsAfterJobs(theo, 'review_waiting')).toHaveLength(1);
});

test('rules that begin to require a review send one alert for all records that now wait', async () => {
  const { theo, business } = await buildSubscribedBusiness();
  for (let pets = 0; pets < 2; pets += 1) {
    const { pet } = await buildVisitor('document');
    await buildConnection(services, { pet, business, scope: 'records' });
  }
  expect(await alertsAfterJobs(theo, 'review_waiting')).toEqual([]);
  await server.call(theo, 'publishRequirements', { businessId: business.id, rules: [rabies('reviewed')] });
  expect(await alertsAfterJobs(theo, 'review_waiting')).toMatchObject([
    { petId: null, title: '2 records to check at Barkside' },
  ]);
});

test('everyone who may check in a waiting arrival is notified of it, until someone has decided', async () => {
  const { theo, staff, business } = await buildSubscribedBusiness({ selfCheckIn: 'confirm' });
  const { maya, pet } = await buildVisitor();
  const arrive = { slug: business.slug, petId: pet.id, idempotencyKey: crypto.randomUUID() };
  const { id: checkInId } = await server.call(maya, 'arriveAtDoor', arrive);
  for (const person of [theo, staff]) {
    expect(await alertsAfterJobs(person, 'arrival_waiting')).toMatchObject([
      { title: 'Biscuit is waiting to check in at Barkside', readAt: null },
    ]);
  }
  await server.call(staff, 'decideArrival', { businessId: business.id, checkInId, decision: 'admit' });
  for (const person of [theo, staff]) {
    expect(await alertsAfterJobs(person, 'arrival_waiting')).toMatchObject([{ readAt: expect.any(String) }]);
  }
});

test('that the business is at capacity is reported once a day, however often it happens', async () => {
  const { theo, staff, business } = await buildSubscribedBusiness({ room: 2 });
  const come = async () => {
    const { maya, pet } = await buildVisitor();
    const arrive = { slug: business.slug, petId: pet.id, service: 'daycare' };
    return server.call(maya, 'arriveAtDoor', { ...arrive, idempotencyKey: crypto.randomUUID() });
  };
  const leave = (checkInId: string) =>
    server.call(theo, 'checkOut', {
      businessId: business.id,
      checkInId,
      idempotencyKey: crypto.randomUUID(),
    });
  const { id: first } = await come();
  expect(await alertsAfterJobs(theo, 'capacity_reached')).toEqual([]);
  const { id: second } = await come();
  for (const person of [theo, staff]) {
    expect(await alertsAfterJobs(person, 'capacity_reached')).toMatchObject([
      { title: 'Barkside is at capacity: Daycare' },
    ]);
  }
  await leave(first);
  await come();
  expect(await alertsAfterJobs(theo, 'capacity_reached')).toHaveLength(1);
  at('2026-06-03T12:00:00Z');
  await leave(second);
  await come();
  await expect.poll(() => alertsAfterJobs(theo, 'capacity_reached')).toHaveLength(2);
});

test('on Monday at eight, in the time zone of the business, managers get the weekly summary once', async () => {
  const { theo, staff, business } = await buildSubscribedBusiness();
  const { maya, pet } = await buildVisitor();
  const quiet = await buildSubscribedBusiness();
  const arrive = { slug: business.slug, petId: pet.id, idempotencyKey: crypto.randomUUID() };
  await server.call(maya, 'arriveAtDoor', arrive);
  at('2026-06-08T07:59:00Z');
  expect(await alertsAfterJobs(theo, 'weekly_digest')).toEqual([]);
  for (const time of ['08:00', '08:15', '20:00']) {
    at(`2026-06-08T${time}:00Z`);
    expect(await alertsAfterJobs(theo, 'weekly_digest')).toMatchObject([
      {
        title: 'Barkside: your week',
        body: '1 check-in of 1 pet last week.\n1 of 1 connected pet can come in today.',
      },
    ]);
  }
  expect(await alertsAfterJobs(staff, 'weekly_digest')).toEqual([]);
  expect(await alertsAfterJobs(quiet.theo, 'weekly_digest')).toEqual([]);
  at(`${addDays('2026-06-08', 7)}T09:00:00Z`);
  expect(await alertsAfterJobs(theo, 'weekly_digest')).toHaveLength(1);
});
