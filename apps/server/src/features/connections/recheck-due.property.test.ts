import { addDays, calendarDateIn, type Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet, buildRequirements } from '../../seed/builders/index.ts';
import { assessPets } from '../compliance/index.ts';
import { type PetRow, petRows } from '../pets/index.ts';
import { recheckUntilDone } from './recheck-due.ts';

/** The number of random changes; the nightly run makes 10,000. */
const changes = process.env.LAW_RUNS ? Math.min(10_000, Number(process.env.LAW_RUNS)) : 150;
const compareEvery = 25;

let now = new Date('2026-06-15T12:00:00Z');
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;

/** Reproducible random numbers, so that a failure can be repeated. */
let state = 20_260_615;
function rng(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const pick = <T>(list: readonly T[]): T => list[rng(list.length)] as T;

const vaccineRule = (target: string, more: object = {}): Rule => ({
  id: target,
  level: 'required',
  requirement: { kind: 'vaccination', targets: [target], ...more },
});
const ruleSets: readonly Rule[][] = [
  [vaccineRule('rabies')],
  [
    vaccineRule('rabies', { accepts: { exemption: true } }),
    vaccineRule('dhpp', { waitDays: { first: 7, booster: 0 } }),
  ],
  [
    vaccineRule('rabies', { graceDays: 5, evidence: 'owner' }),
    {
      id: 'flea',
      level: 'recommended',
      requirement: { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 },
    },
  ],
  [{ id: 'old', level: 'required', requirement: { kind: 'age', minWeeks: 12 } }, vaccineRule('bordetella')],
  [
    { id: 'fecal', level: 'required', requirement: { kind: 'test', test: 'fecal', maxAgeDays: 60 } },
    { id: 'here', level: 'required', requirement: { kind: 'evaluation', lapsesAfterDays: 40 } },
  ],
];

async function buildCity() {
  const owner = await server.owner();
  const keeper = await server.businessPerson({ planEndsAt: new Date('2060-01-01T00:00:00Z') });
  const businesses = await Promise.all(
    ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'].map(async (timeZone) => {
      const business = await buildBusiness(services, { owner: keeper, timeZone });
      await buildRequirements(services, { business, rules: pick(ruleSets) });
      return business;
    }),
  );
  const pets: PetRow[] = [];
  for (let index = 0; index < 12; index++) {
    const bornOn = addDays('2026-06-15', -30 - rng(200));
    const pet = await buildPet(services, { owner, bornOn, bornOnPrecision: 'day' });
    pets.push(pet);
    for (const business of businesses) await buildConnection(services, { pet, business });
  }
  return { owner, keeper, businesses, pets };
}

const city = await buildCity();
const today = () => calendarDateIn(now.getTime(), 'UTC');

/** One random event: mostly a changed record, sometimes changed rules, often passing time. */
const happenings: (() => Promise<unknown>)[] = [
  () =>
    server.call(city.owner, 'recordVaccination', {
      petId: pick(city.pets).id,
      vaccine: pick(['rabies-1y', 'dhpp-1y', 'bordetella-in']),
      administeredOn: today(),
      expiresOn: addDays(today(), 5 + rng(60)),
    }),
  async () => {
    const { items } = await server.call(city.owner, 'listVaccinations', { petId: pick(city.pets).id });
    const dose = items.find((item) => item.state === 'active');
    if (dose) await server.call(city.owner, 'withdrawVaccination', { vaccinationId: dose.id });
  },
  () =>
    server.call(city.owner, 'recordTreatment', {
      petId: pick(city.pets).id,
      treatment: 'flea',
      givenOn: today(),
    }),
  () =>
    server.call(city.owner, 'recordTest', {
      petId: pick(city.pets).id,
      test: 'fecal',
      takenOn: today(),
      result: pick(['negative', 'negative', 'positive']),
    }),
  () =>
    server.call(city.owner, 'recordExemption', {
      petId: pick(city.pets).id,
      target: 'rabies',
      from: today(),
      until: addDays(today(), 10 + rng(30)),
    }),
  () =>
    server.call(city.keeper, 'recordEvaluation', {
      businessId: pick(city.businesses).id,
      petId: pick(city.pets).id,
      on: today(),
      passed: rng(4) > 0,
    }),
  () =>
    server.call(city.owner, 'updatePet', {
      petId: pick(city.pets).id,
      bornOn: addDays('2026-06-15', -30 - rng(200)),
      bornOnPrecision: 'day',
    }),
  () =>
    server.call(city.keeper, 'publishRequirements', {
      businessId: pick(city.businesses).id,
      rules: pick(ruleSets) as never,
      effectiveFrom: addDays(today(), 1 + rng(3)),
    }),
  async () => {
    now = new Date(now.getTime() + (1 + rng(40)) * 3_600_000);
  },
];

/** Compares the stored verdicts with judging everything again. */
async function compare(): Promise<void> {
  await recheckUntilDone(services);
  for (const { id, timeZone } of city.businesses) {
    const day = calendarDateIn(now.getTime(), timeZone);
    const pets = await petRows(
      services.store.db,
      city.pets.map((pet) => pet.id),
    );
    const visit = { service: null, arrival: day, departure: day };
    const fresh = await assessPets(services.store.db, id, pets, visit, day);
    const kept = await services.store.pool.query(
      'select pet_id, verdict, changes_on, requirements_version from connection where business_id = $1',
      [id],
    );
    for (const row of kept.rows) {
      const report = fresh.reports.get(row.pet_id);
      expect({
        verdict: row.verdict,
        changesOn: row.changes_on,
        version: row.requirements_version,
      }).toEqual({
        verdict: report?.verdict,
        changesOn: report?.changesOn,
        version: fresh.requirementsVersion,
      });
    }
  }
}

test(
  'judging only what changed gives the same verdicts as judging everything',
  async () => {
    for (let made = 1; made <= changes; made++) {
      await pick(happenings)();
      if (made % compareEvery === 0 || made === changes) await compare();
    }
  },
  60_000 + changes * 200,
);
