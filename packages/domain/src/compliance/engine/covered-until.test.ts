import { expect, test } from 'vitest';
import type { VaccinationRecord } from '../vocabulary/pet-records.ts';
import { coveredUntil } from './covered-until.ts';

const dose = (id: string, change: Partial<VaccinationRecord>): VaccinationRecord => ({
  id,
  vaccine: 'rabies-1y',
  route: null,
  administeredOn: '2026-11-10',
  expiresOn: null,
  doseNumber: null,
  evidence: 'owner',
  state: 'active',
  underReview: false,
  ...change,
});

test('of two doses of one day the longer one decides, whichever was recorded last', () => {
  const short = dose('a', { expiresOn: '2027-11-10' });
  const long = dose('b', { vaccine: 'rabies-3y', expiresOn: '2029-11-10' });
  expect(coveredUntil('rabies', [short, long], '2026-11-22')).toBe('2029-11-10');
  expect(coveredUntil('rabies', [long, short], '2026-11-22')).toBe('2029-11-10');
});

test('a later dose that ends earlier does not shorten what an earlier one protects', () => {
  const long = dose('a', { vaccine: 'rabies-3y', administeredOn: '2025-01-10', expiresOn: '2028-01-10' });
  const short = dose('b', { administeredOn: '2026-02-01', expiresOn: '2027-02-01' });
  expect(coveredUntil('rabies', [long, short], '2026-11-22')).toBe('2028-01-10');
});

test('a dose that is rejected, of another target or without an end does not count', () => {
  expect(coveredUntil('rabies', [dose('a', { state: 'rejected' })], '2026-11-22')).toBeNull();
  expect(coveredUntil('dhpp', [dose('a', {})], '2026-11-22')).toBeNull();
});
