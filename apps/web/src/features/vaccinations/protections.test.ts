import { expect, test } from 'vitest';
import { protectionsOf } from './protections.ts';
import type { Vaccination } from './use-vaccinations.ts';

const dose = (id: string, change: Partial<Vaccination>): Vaccination => ({
  id,
  petId: 'pet',
  vaccine: 'rabies-1y',
  vaccineName: null,
  product: null,
  manufacturer: null,
  lotNumber: null,
  route: null,
  administeredOn: '2026-11-10',
  expiresOn: '2027-11-10',
  doseNumber: null,
  clinic: null,
  veterinarian: null,
  certificateNumber: null,
  tagNumber: null,
  documentIds: [],
  evidence: 'owner',
  state: 'active',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  reviews: [],
  reviewRequests: [],
  ...change,
});
const today = '2026-11-22';

test('the timeline ends when the verdict does: with the latest end, not with the dose recorded last', () => {
  const long = dose('long', { vaccine: 'rabies-3y', expiresOn: '2029-11-10' });
  for (const doses of [
    [long, dose('short', {})],
    [dose('short', {}), long],
  ]) {
    expect(protectionsOf(doses, today)).toMatchObject([{ id: 'rabies', endsOn: '2029-11-10' }]);
  }
});

test('the dose that protects longest is drawn last, above the others', () => {
  const long = dose('long', { vaccine: 'rabies-3y', administeredOn: '2025-01-10', expiresOn: '2028-01-10' });
  const [rabies] = protectionsOf([long, dose('short', { administeredOn: '2026-02-01' })], today);
  expect(rabies?.doses.map(({ id }) => id)).toEqual(['short', 'long']);
});

test('a record that does not count is not drawn', () => {
  expect(protectionsOf([dose('a', { state: 'withdrawn' })], today)).toEqual([]);
});

test('a vaccine with a name of its own is one protection, however it is spelled', () => {
  const own = { vaccine: 'custom', expiresOn: '2027-06-01' };
  const doses = [
    dose('a', { ...own, vaccineName: 'Myxo-RHD' }),
    dose('b', { ...own, vaccineName: ' myxo-rhd', expiresOn: '2028-06-01' }),
    dose('c', { ...own, vaccineName: 'RHD2' }),
  ];
  expect(protectionsOf(doses, today)).toMatchObject([
    { title: 'Myxo-RHD', endsOn: '2028-06-01', doses: [{ id: 'a' }, { id: 'b' }] },
    { title: 'RHD2', endsOn: '2027-06-01' },
  ]);
});
