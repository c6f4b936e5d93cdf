import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import type { PetFacts, PetRecords, TestRecord, VaccinationRecord } from '../compliance/index.ts';
import { checkTrip } from './check-trip.ts';
import { destinations } from './destination.ts';
import type { Trip } from './travel-rules.ts';

const dog: PetFacts = {
  ...{ species: 'dog', bornOn: '2022-03-14', bornOnPrecision: 'day', sex: 'female', sterilized: true },
  ...{ microchip: '985112004417863', weightKg: 27 },
};
const none: PetRecords = {
  ...{
    vaccinations: [],
    tests: [],
    treatments: [],
    documents: [],
    exemptions: [],
    signatures: [],
    answers: [],
  },
  ...{ evaluations: [], declarations: [], lastVisitOn: null },
};
const rabies = (administeredOn: string, id = administeredOn): VaccinationRecord => ({
  ...{ id, vaccine: 'rabies-3y', route: null, administeredOn, expiresOn: addDays(administeredOn, 1095) },
  ...{ doseNumber: null, evidence: 'owner', state: 'active', underReview: false },
});
const titer = (takenOn: string): TestRecord => ({
  ...{ id: 't', test: 'rabies-titer', target: 'rabies', takenOn, result: 'protective' },
  ...{ evidence: 'owner', underReview: false },
});
const wormed = (givenOn: string) => ({
  ...{ id: 'w', treatment: 'deworming', givenOn, evidence: 'owner' as const, underReview: false },
});
const on = (destination: Trip['destination'], origin: Trip['origin'], arrival: string): Trip => ({
  ...{ destination, origin, arrival },
});
const judge = (trip: Trip, records: Partial<PetRecords>, pet = dog) => {
  const check = checkTrip(trip, pet, { ...none, ...records });
  if (!check) throw new Error('The rules are known.');
  const statuses = Object.fromEntries(check.report.checks.map(({ ruleId, status }) => [ruleId, status]));
  return { ...check, statuses, from: check.report.compliantFrom, verdict: check.report.verdict };
};

describe('the European Union (Regulation (EU) No 576/2013)', () => {
  test('a first rabies vaccination counts from 21 days after it, and the page says from when', () => {
    const records = { vaccinations: [rabies('2026-11-01')] };
    expect(judge(on('eu', 'listed', '2026-11-21'), records)).toMatchObject({
      ...{ verdict: 'non_compliant', from: '2026-11-22', statuses: { chip: 'met', rabies: 'waiting' } },
    });
    expect(judge(on('eu', 'listed', '2026-11-22'), records).verdict).toBe('compliant');
  });

  test('a dose given before twelve weeks of age does not count', () => {
    const puppy = { ...dog, bornOn: '2026-01-01' };
    const trip = on('eu', 'listed', '2026-11-22');
    expect(judge(trip, { vaccinations: [rabies('2026-03-25')] }, puppy).statuses.rabies).toBe('missing');
    expect(judge(trip, { vaccinations: [rabies('2026-03-26')] }, puppy).statuses.rabies).toBe('met');
  });

  test('from an unlisted country a titer counts three months after its sample, taken 30 days after a dose', () => {
    const trip = on('eu', 'unlisted', '2026-11-22');
    const vaccinations = [rabies('2026-01-01')];
    expect(judge(trip, { vaccinations }).statuses.titer).toBe('missing');
    expect(judge(trip, { vaccinations, tests: [titer('2026-08-23')] })).toMatchObject({
      ...{ statuses: { titer: 'missing' }, from: '2026-11-23' },
    });
    const met = judge(trip, { vaccinations, tests: [titer('2026-08-22')] });
    expect(met.statuses.titer).toBe('met');
    expect(met.report.checks.find(({ ruleId }) => ruleId === 'titer')?.validUntil).toBeNull();
    expect(judge(trip, { vaccinations, tests: [titer('2026-01-30')] }).statuses.titer).toBe('missing');
    expect(judge(trip, { vaccinations, tests: [titer('2026-01-31')] }).statuses.titer).toBe('met');
  });
});

describe('Great Britain', () => {
  test.each([
    ['2026-11-22', 'missing'],
    ['2026-11-21', 'met'],
    ['2026-11-17', 'met'],
    ['2026-11-16', 'expired'],
  ])('a tapeworm treatment on %s is %s for an arrival on November 22', (givenOn, status) => {
    const records = { vaccinations: [rabies('2026-01-01')], treatments: [wormed(givenOn)] };
    const { statuses } = judge(on('great-britain', 'listed', '2026-11-22'), records);
    expect(statuses.tapeworm === 'expiring' ? 'met' : statuses.tapeworm).toBe(status);
  });

  test('is not asked from Finland, Ireland, Malta and Norway, nor of cats', () => {
    const trip = on('great-britain', 'no-tapeworm', '2026-11-22');
    expect(judge(trip, {}).statuses).not.toHaveProperty('tapeworm');
    const cat = { ...dog, species: 'cat' as const };
    expect(judge({ ...trip, origin: 'listed' }, {}, cat).statuses).not.toHaveProperty('tapeworm');
  });
});

describe('Japan', () => {
  const vaccinations = [rabies('2025-06-01'), rabies('2025-07-01')];
  const trip = on('japan', 'unlisted', '2026-11-22');

  test.each([
    ['2026-05-26', 'met'],
    ['2026-05-27', 'missing'],
    ['2024-11-22', 'missing'],
    ['2025-07-01', 'met'],
    ['2025-06-30', 'missing'],
  ])('a sample on %s is %s: on or after the second dose, 180 days to two years before', (takenOn, status) => {
    const { statuses } = judge(trip, { vaccinations, tests: [titer(takenOn)] });
    expect(statuses.titer === 'expiring' ? 'met' : statuses.titer).toBe(status);
  });

  test('two doses are at least 30 days apart, the first at 91 days of age or later', () => {
    const close = [rabies('2025-06-01'), rabies('2025-06-30')];
    expect(judge(trip, { vaccinations: close }).statuses.rabies).toBe('incomplete');
    const puppy = { ...dog, bornOn: '2025-03-03' };
    expect(judge(trip, { vaccinations }, puppy).statuses.rabies).toBe('incomplete');
    expect(judge(trip, { vaccinations }, { ...dog, bornOn: '2025-03-02' }).statuses.rabies).toBe('met');
  });
});

describe('the United States', () => {
  test('a dog needs a chip and six months, and from a high-risk country a rabies vaccination', () => {
    const puppy = { ...dog, bornOn: '2026-08-01', microchip: null };
    const { statuses, steps } = judge(on('united-states', 'listed', '2026-11-22'), {}, puppy);
    expect(statuses).toEqual({ chip: 'missing', age: 'waiting' });
    expect(steps).toContain('dog_import_form');
    expect(judge(on('united-states', 'unlisted', '2026-11-22'), {}).statuses.rabies).toBe('missing');
  });

  test('from a high-risk country, a dose before twelve weeks of age does not count', () => {
    const trip = on('united-states', 'unlisted', '2026-11-22');
    const vaccinations = [rabies('2026-03-01')];
    const status = (bornOn: string) => judge(trip, { vaccinations }, { ...dog, bornOn }).statuses.rabies;
    expect([status('2025-12-07'), status('2025-12-08')]).toEqual(['met', 'missing']);
  });

  test('a cat needs nothing of its record; a rabies vaccination is advice', () => {
    const cat = { ...dog, species: 'cat' as const, microchip: null };
    expect(judge(on('united-states', 'listed', '2026-11-22'), {}, cat)).toMatchObject({
      ...{ verdict: 'compliant', statuses: { rabies: 'missing' } },
    });
  });
});

test('for an animal whose rules are not known the result is null, and every destination names its sources', () => {
  expect(checkTrip(on('japan', 'unlisted', '2026-11-22'), { ...dog, species: 'rabbit' }, none)).toBeNull();
  for (const { sources, edition, comparedOn } of destinations) {
    expect(sources.every(({ url }) => url.startsWith('https://'))).toBe(true);
    expect([edition, comparedOn].every((text) => text.length > 0)).toBe(true);
  }
});
