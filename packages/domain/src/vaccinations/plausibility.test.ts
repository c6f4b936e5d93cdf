import { describe, expect, test } from 'vitest';
import { evidenceFromDocuments } from './evidence-from-documents.ts';
import { type DoseDraft, type DoseSurroundings, findImpossibilities, findOddities } from './plausibility.ts';

const dose: DoseDraft = {
  vaccine: 'rabies-1y',
  product: null,
  administeredOn: '2026-03-01',
  expiresOn: '2027-03-01',
  certificateNumber: null,
};
const around: DoseSurroundings = {
  species: 'dog',
  bornOn: '2022-05-20',
  bornOnPrecision: 'day',
  latestToday: '2026-11-22',
  others: [],
};
const impossible = (change: Partial<DoseDraft>, more: Partial<DoseSurroundings> = {}) =>
  findImpossibilities({ ...dose, ...change }, { ...around, ...more }).map(({ code, path }) => [code, path]);
const implausible = (change: Partial<DoseDraft>, more: Partial<DoseSurroundings> = {}) =>
  findOddities({ ...dose, ...change }, { ...around, ...more }).map(({ code, path }) => [code, path]);

describe('impossible is', () => {
  test('a dose of tomorrow, but not one of today in the earliest zone', () => {
    expect(impossible({ administeredOn: '2026-11-23' })).toEqual([['in_the_future', 'administeredOn']]);
    expect(impossible({ administeredOn: '2026-11-22', expiresOn: null })).toEqual([]);
  });
  test('a dose before birth, but not one on the day of birth', () => {
    expect(impossible({ administeredOn: '2022-05-19' })).toEqual([['before_birth', 'administeredOn']]);
    expect(impossible({ administeredOn: '2022-05-20' })).toEqual([]);
  });
  test('only what is surely before birth, where just the month or the year is known', () => {
    expect(impossible({ administeredOn: '2022-05-01' }, { bornOnPrecision: 'month' })).toEqual([]);
    expect(impossible({ administeredOn: '2022-04-30' }, { bornOnPrecision: 'month' })).toHaveLength(1);
    expect(impossible({ administeredOn: '2022-01-01' }, { bornOnPrecision: 'year' })).toEqual([]);
    expect(impossible({ administeredOn: '2021-12-31' }, { bornOnPrecision: 'year' })).toHaveLength(1);
    expect(impossible({ administeredOn: '2022-05-19' }, { bornOnPrecision: null })).toHaveLength(1);
  });
  test('nothing before an unknown birth date', () => {
    expect(impossible({ administeredOn: '1999-01-01' }, { bornOn: null })).toEqual([]);
  });
  test('an end before the beginning, but not one on the same day', () => {
    expect(impossible({ expiresOn: '2026-02-28' })).toEqual([['ends_before_given', 'expiresOn']]);
    expect(impossible({ expiresOn: '2026-03-01' })).toEqual([]);
  });
});

describe('odd is', () => {
  test('nothing about an ordinary dose', () => {
    expect(implausible({})).toEqual([]);
    expect(implausible({ expiresOn: null })).toEqual([]);
  });
  test('an end on the day it was given', () => {
    expect(implausible({ expiresOn: '2026-03-01' })).toEqual([['ends_when_given', 'expiresOn']]);
  });
  test('an end far from what is usual; six weeks either way are not far', () => {
    expect(implausible({ expiresOn: '2030-03-01' })).toEqual([['unusual_duration', 'expiresOn']]);
    expect(implausible({ expiresOn: '2027-04-15' })).toEqual([]);
    expect(implausible({ expiresOn: '2027-04-16' })).toHaveLength(1);
  });
  test('a vaccine for another kind of animal', () => {
    expect(implausible({}, { species: 'rabbit' })).toContainEqual(['other_species', 'vaccine']);
  });
  test('a product that is listed as another vaccine, in whatever case it is written', () => {
    expect(implausible({ product: ' imrab 3 ' })).toEqual([['product_mismatch', 'product']]);
    expect(implausible({ product: 'Imrab 1' })).toEqual([]);
    expect(implausible({ product: 'Nobody knows this one' })).toEqual([]);
  });
  test('the same vaccine twice on one day', () => {
    const others = [{ vaccine: 'rabies-1y', administeredOn: '2026-03-01' }];
    expect(implausible({}, { others })).toEqual([['already_recorded', 'administeredOn']]);
    expect(implausible({ administeredOn: '2026-03-02' }, { others })).toEqual([]);
    expect(implausible({ vaccine: 'dhpp' }, { others })).toEqual([]);
  });
});

test('every problem says what to do, without a date or a name of a pet', () => {
  const problems = [
    ...findImpossibilities({ ...dose, administeredOn: '2999-01-01' }, around),
    ...findOddities(
      { ...dose, expiresOn: dose.administeredOn, product: 'Imrab 3' },
      { ...around, species: 'cat' },
    ),
  ];
  for (const { message } of problems) expect(message).toMatch(/^[^0-9]+\S.*\.$/);
});

test('a document behind a dose lifts its evidence one step, no further', () => {
  expect(evidenceFromDocuments([])).toBe('owner');
  expect(evidenceFromDocuments(['a', 'b'])).toBe('document');
});
