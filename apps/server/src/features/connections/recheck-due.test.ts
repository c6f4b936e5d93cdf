import { calendarDateIn, type Rule } from '@clearpaw/domain';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';
import { followRechecks } from './follow-rechecks.ts';
import { countDue, recheckDue, recheckUntilDone, verdictTopic } from './recheck-due.ts';

/** The current day, which tests move; every server of this file uses it. */
const day = { now: new Date('2026-06-15T12:00:00Z') };
const clock = { now: () => day.now };
const server = await useServer({}, { clock });
const { services } = server;
const maya = await server.owner();
const rabies: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];

interface Kept {
  readonly verdict: string;
  readonly changes_on: string | null;
  readonly judged_on: string | null;
  readonly due_at: Date | null;
  readonly requirements_version: number;
}

async function keptOf(businessId: string, petId: string): Promise<Kept> {
  const found = await services.store.pool.query<Kept>(
    'select * from connection where business_id = $1 and pet_id = $2',
    [businessId, petId],
  );
  return found.rows[0] as Kept;
}

async function buildFixture(timeZone = 'UTC', rules = rabies) {
  day.now = new Date('2026-06-15T12:00:00Z');
  const owner = await server.businessPerson({ planEndsAt: new Date('2028-01-01T00:00:00Z') });
  const business = await buildBusiness(services, { owner, timeZone });
  const publishedAt = new Date('2026-05-01T00:00:00Z');
  if (rules.length > 0) await buildRequirements(services, { business, rules, publishedAt });
  const pet = await buildPet(services, { owner: maya });
  return { owner, business, pet };
}

async function connect(business: BuiltBusiness, pet: PetRow) {
  await buildConnection(services, { business, pet });
  return () => keptOf(business.id, pet.id);
}

describe('what a change touches is due, and nothing else', () => {
  test('a recorded, corrected and withdrawn dose is judged again wherever the pet is known', async () => {
    const { business, pet } = await buildFixture();
    const [kept, bystander] = [await connect(business, pet), await buildPet(services)];
    const other = await connect(business, bystander);
    const untouched = await other();
    const steps: [string, string][] = [];
    const dose = await server.call(maya, 'recordVaccination', {
      petId: pet.id,
      vaccine: 'rabies-1y',
      administeredOn: '2026-06-01',
    });
    const settle = async (what: string) => {
      expect(await countDue(services.store, business.id, day.now)).toBe(1);
      expect(await recheckUntilDone(services, { businessId: business.id })).toMatchObject({ judged: 1 });
      steps.push([what, (await kept()).verdict]);
    };
    await settle('recorded');
    await server.call(maya, 'correctVaccination', { vaccinationId: dose.id, expiresOn: '2026-06-10' });
    await settle('corrected');
    await server.call(maya, 'correctVaccination', { vaccinationId: dose.id, expiresOn: '2026-06-20' });
    await settle('corrected again');
    await server.call(maya, 'withdrawVaccination', { vaccinationId: dose.id });
    await settle('withdrawn');
    expect(steps).toEqual([
      ['recorded', 'compliant'],
      ['corrected', 'non_compliant'],
      ['corrected again', 'expiring'],
      ['withdrawn', 'non_compliant'],
    ]);
    expect(await other()).toEqual(untouched);
  });
  test('a fact of the pet, and every other record', async () => {
    const rules: Rule[] = [
      { id: 'chip', level: 'required', requirement: { kind: 'microchip' } },
      { id: 'fecal', level: 'required', requirement: { kind: 'test', test: 'fecal', maxAgeDays: 90 } },
    ];
    const { business, pet } = await buildFixture('UTC', rules);
    const kept = await connect(business, pet);
    await server.call(maya, 'updatePet', { petId: pet.id, microchip: '985112004417863' });
    await server.call(maya, 'recordTest', {
      petId: pet.id,
      test: 'fecal',
      takenOn: '2026-06-01',
      result: 'negative',
    });
    await recheckUntilDone(services, { businessId: business.id });
    expect(await kept()).toMatchObject({ verdict: 'compliant', judged_on: '2026-06-15' });
  });
  test('new rules, only for the pets of that business', async () => {
    const { owner, business, pet } = await buildFixture('UTC', []);
    const kept = await connect(business, pet);
    const elsewhere = await buildFixture();
    await connect(elsewhere.business, elsewhere.pet);
    expect((await kept()).verdict).toBe('compliant');
    await server.call(owner, 'publishRequirements', { businessId: business.id, rules: rabies as never });
    expect(await countDue(services.store, elsewhere.business.id, day.now)).toBe(0);
    await recheckUntilDone(services, { businessId: business.id });
    expect(await kept()).toMatchObject({ verdict: 'non_compliant', requirements_version: 1 });
  });
});

describe('time', () => {
  test('makes a connection due at midnight of its business, on the day on which something changes', async () => {
    for (const [timeZone, midnight] of [
      ['Pacific/Auckland', '2026-06-15T12:00:00Z'],
      ['UTC', '2026-06-16T00:00:00Z'],
      ['America/Los_Angeles', '2026-06-16T07:00:00Z'],
    ] as const) {
      const { business, pet } = await buildFixture(timeZone);
      day.now = new Date('2026-06-14T20:00:00Z');
      await buildVaccination(services, { pet, administeredOn: '2026-01-01', expiresOn: '2026-06-15' });
      const kept = await connect(business, pet);
      expect(await kept()).toMatchObject({ verdict: 'expiring', changes_on: '2026-06-16' });
      expect((await kept()).due_at?.toISOString()).toBe(new Date(midnight).toISOString());
      day.now = new Date(Date.parse(midnight) - 1);
      expect(await recheckUntilDone(services, { businessId: business.id })).toEqual({
        judged: 0,
        changed: 0,
      });
      day.now = new Date(midnight);
      expect(await recheckUntilDone(services, { businessId: business.id })).toEqual({
        judged: 1,
        changed: 1,
      });
      expect(await kept()).toMatchObject({ verdict: 'non_compliant', changes_on: null, due_at: null });
    }
  });
  test('brings rules into force that were published for a later day', async () => {
    const { owner, business, pet } = await buildFixture('UTC', []);
    const kept = await connect(business, pet);
    const future = { businessId: business.id, rules: rabies as never, effectiveFrom: '2026-06-20' };
    await server.call(owner, 'publishRequirements', future);
    expect((await kept()).due_at?.toISOString()).toBe('2026-06-20T00:00:00.000Z');
    const versions = () => server.call(owner, 'listRequirementVersions', { businessId: business.id });
    expect((await versions()).items).toMatchObject([{ version: 1, state: 'future' }]);
    // Another change is judged in between; the future rules are not lost.
    await server.call(maya, 'updatePet', { petId: pet.id, weightKg: 12 });
    await recheckUntilDone(services, { businessId: business.id });
    expect((await kept()).verdict).toBe('compliant');
    day.now = new Date('2026-06-20T00:00:00Z');
    expect(await recheckUntilDone(services, { businessId: business.id })).toEqual({ judged: 1, changed: 1 });
    expect((await kept()).verdict).toBe('non_compliant');
    expect((await versions()).items).toMatchObject([{ version: 1, state: 'current' }]);
  });
  test('a list by verdict is right for the day on which it is read, even before the job has run', async () => {
    const { owner, business, pet } = await buildFixture();
    await buildVaccination(services, { pet, administeredOn: '2026-01-01', expiresOn: '2026-06-15' });
    await connect(business, pet);
    const listed = async (verdict: 'expiring' | 'non_compliant') =>
      (await server.call(owner, 'listConnections', { businessId: business.id, verdict })).items.map(
        (item) => [item.petId, item.verdict],
      );
    expect(await listed('expiring')).toEqual([[pet.id, 'expiring']]);
    day.now = new Date('2026-06-16T00:00:00Z');
    expect(await listed('expiring')).toEqual([]);
    expect(await listed('non_compliant')).toEqual([[pet.id, 'non_compliant']]);
  });
});

test('the job of each minute judges what is due', async () => {
  const { business, pet } = await buildFixture();
  await buildVaccination(services, { pet, administeredOn: '2026-01-01', expiresOn: '2026-06-15' });
  const kept = await connect(business, pet);
  day.now = new Date('2026-06-16T00:00:00Z');
  await server.runJobs();
  expect(await kept()).toMatchObject({ verdict: 'non_compliant', due_at: null });
});

test('a server that follows changes judges again as soon as a change is committed', async () => {
  const { business, pet } = await buildFixture();
  const kept = await connect(business, pet);
  const following = await followRechecks(services);
  onTestFinished(() => following.close());
  await server.call(maya, 'recordVaccination', {
    petId: pet.id,
    vaccine: 'rabies-1y',
    administeredOn: '2026-06-01',
  });
  await expect.poll(async () => (await kept()).verdict, { timeout: 5_000 }).toBe('compliant');
});

describe('many', () => {
  test('are judged in batches that several servers share, each once, with visible progress', async () => {
    const { owner, business } = await buildFixture('UTC', []);
    for (let index = 0; index < 12; index++) await connect(business, await buildPet(services));
    await server.call(owner, 'publishRequirements', { businessId: business.id, rules: rabies as never });
    const progress = () => server.call(owner, 'getRecheckProgress', { businessId: business.id });
    expect(await progress()).toEqual({ version: 1, done: 0, total: 12 });
    await recheckDue(services, { businessId: business.id }, 5);
    expect(await progress()).toEqual({ version: 1, done: 5, total: 12 });
    const parts = await Promise.all(
      Array.from({ length: 4 }, () => recheckDue(services, { businessId: business.id }, 3)),
    );
    expect(parts.reduce((sum, { judged }) => sum + judged, 0)).toBe(7);
    expect(await progress()).toEqual({ version: 1, done: 12, total: 12 });
  });
  test('notify the businesses about each changed pet once', async () => {
    const { business, pet } = await buildFixture();
    await connect(business, pet);
    const leaving = new AbortController();
    const heard = await services.events.subscribe([verdictTopic(business.id)], leaving.signal);
    await server.call(maya, 'recordVaccination', {
      petId: pet.id,
      vaccine: 'rabies-1y',
      administeredOn: '2026-06-01',
    });
    await recheckUntilDone(services, { businessId: business.id });
    for await (const event of heard) {
      expect(event.payload).toEqual({ petId: pet.id, verdict: 'compliant', was: 'non_compliant' });
      break;
    }
    leaving.abort();
  });
});

test('a pet whose record is being written is judged only once that is complete', async () => {
  const { business, pet } = await buildFixture();
  const kept = await connect(business, pet);
  await services.store.pool.query(
    "update connection set due_at = now() - interval '1 year' where pet_id = $1",
    [pet.id],
  );
  await services.store.transaction(async (tx) => {
    await tx.db.execute(`select 1 from pet where id = '${pet.id}' for no key update` as never);
    expect(await recheckDue(services, { businessId: business.id })).toEqual({ judged: 0, changed: 0 });
  });
  expect(await recheckDue(services, { businessId: business.id })).toMatchObject({ judged: 1 });
  expect((await kept()).judged_on).toBe(calendarDateIn(day.now.getTime(), 'UTC'));
});
