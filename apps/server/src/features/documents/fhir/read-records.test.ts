import { expect, test } from 'vitest';
import { readRecords } from './read-records.ts';

const pet = { name: 'Biscuit', microchip: '985112004417863', species: 'dog' as const };
const today = '2026-11-23';
const read = (file: unknown) => {
  const found = readRecords(file, { pet, today });
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const immunization = (fields: object = {}) => ({
  resourceType: 'Immunization',
  status: 'completed',
  vaccineCode: { text: 'Rabies 3 year' },
  occurrenceDateTime: '2026-01-05',
  ...fields,
});
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const only = (file: unknown) => read(file).proposals[0];

test.each([
  [{ text: 'Rabies 3 year' }, 'rabies-3y', null],
  [
    { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '18', display: 'Rabies 1 year' }] },
    'rabies-1y',
    null,
  ],
  [{ coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '18' }] }, null, null],
  [{ text: 'Zorgvax 9000' }, 'custom', 'Zorgvax 9000'],
  [{ text: '<script>alert(1)</script>' }, 'custom', '<script>alert(1)</script>'],
])(
  '%j is taken as %s, never by a code alone, and kept as text where it is unknown',
  (vaccineCode, code, name) => {
    const proposal = only(immunization({ vaccineCode }));
    expect([proposal?.vaccine.value, proposal?.vaccineName?.value]).toEqual([code, name]);
  },
);

test('a code without a name is shown, so that its owner can look it up', () => {
  const vaccineCode = { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '18' }] };
  expect(only(immunization({ vaccineCode }))?.text).toBe('http://hl7.org/fhir/sid/cvx 18, 2026-01-05');
});

test.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-01-05T23:30:00-05:00', '2026-01-05'],
  ['2026-01', null],
  ['2026', null],
  ['2026-02-30', null],
  ['2027-01-05', null],
  ['01/05/2026', null],
  [20260105, null],
])('the day of %s is %s; what names no single day that has come is asked', (occurrenceDateTime, day) => {
  expect(only(immunization({ occurrenceDateTime }))?.administeredOn.value).toBe(day);
});

test('the expiry of the vial is not the end of protection', () => {
  expect(only(immunization({ expirationDate: '2027-05-01' }))?.expiresOn.value).toBeNull();
});

test('an entry that is no dose of this animal is listed with its reason', () => {
  const file = bundle(
    { resourceType: 'Patient', name: [{ text: 'Biscuit' }] },
    immunization({ status: 'entered-in-error' }),
    immunization({ status: 'not-done' }),
    immunization({ vaccineCode: 'rabies' }),
    { resourceType: 'Observation', code: { text: 'Body weight' }, effectiveDateTime: '2026-10-01' },
    immunization(),
    {},
  );
  expect(read(file)).toMatchObject({
    subject: null,
    proposals: [{ vaccine: { value: 'rabies-3y' } }],
    notTaken: [
      { what: 'Rabies 3 year, 2026-01-05', reason: 'entered_in_error' },
      { what: 'Rabies 3 year, 2026-01-05', reason: 'not_given' },
      { what: '', reason: 'not_readable' },
      { what: 'Body weight, 2026-10-01', reason: 'not_a_vaccination' },
      { what: '', reason: 'not_readable' },
    ],
  });
});

const animal = (id: string, name: string, chip?: string) => ({
  resourceType: 'Patient',
  id,
  name: [{ text: name }],
  ...(chip && { identifier: [{ value: chip }] }),
});
const of = (id: string) => ({ patient: { reference: `Patient/${id}` } });

test('of several animals the doses of the pet are taken, recognized by microchip before name', () => {
  const file = bundle(
    animal('a', 'Biscuit', '985000000000001'),
    animal('b', 'Keks', '985 112 004417863'),
    immunization({ ...of('a'), lotNumber: 'A' }),
    immunization({ ...of('b'), lotNumber: 'B' }),
  );
  expect(read(file)).toMatchObject({
    proposals: [{ lotNumber: { value: 'B' } }],
    notTaken: [{ reason: 'other_animal' }],
  });
  expect(readRecords(bundle(animal('a', 'Rex'), animal('b', 'Luna')), { pet, today })).toBe('other_animals');
});

test('a different name or microchip is reported, not decided', () => {
  expect(read(bundle(animal('a', 'Rex'), immunization())).subject).toBe('Rex');
  expect(read(bundle(animal('a', 'Biscuit', '985000000000001'), immunization())).subject).toBe(
    'Biscuit, 985000000000001',
  );
  expect(read(bundle(animal('a', 'BISCUIT'), immunization())).subject).toBeNull();
});

test('at most 100 doses are proposed and 100 other entries listed; the rest is counted', () => {
  const found = read(bundle(...Array.from({ length: 350 }, () => immunization())));
  expect([found.proposals.length, found.notTaken.length, found.more]).toEqual([100, 100, 150]);
  expect(found.notTaken[0]?.reason).toBe('too_many');
  const huge = bundle(...Array.from({ length: 10_001 }, () => ({})));
  expect(readRecords(huge, { pet, today })).toBe('too_many_entries');
});

test.each([null, 1, 'x', [], {}, { resourceType: 'Patient' }, { resourceType: 'Bundle', entry: {} }])(
  '%j is no record',
  (file) => {
    expect(readRecords(file, { pet, today })).toBe('not_fhir');
  },
);
