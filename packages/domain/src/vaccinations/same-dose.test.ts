import { expect, test } from 'vitest';
import { isSameDose } from './same-dose.ts';

const dose = { vaccine: 'rabies', administeredOn: '2026-01-05' };

test.each([
  ['the same vaccine on the same day', dose, true],
  ['another day', { ...dose, administeredOn: '2026-01-06' }, false],
  ['another vaccine', { ...dose, vaccine: 'dhpp' }, false],
])('%s', (_, other, expected) => {
  expect(isSameDose(dose, other)).toBe(expected);
});

test('vaccines that the catalogue does not list are told apart by their names', () => {
  const own = (vaccineName: string | null) => ({ ...dose, vaccine: 'custom', vaccineName });
  expect(isSameDose(own('Nobivac X'), own(' nobivac x'))).toBe(true);
  expect(isSameDose(own('Nobivac X'), own('Other'))).toBe(false);
  expect(isSameDose(own('Nobivac X'), own(null))).toBe(true);
});
