import { expect, test } from 'vitest';
import { replacedDoses } from './replaced-doses.ts';

const dose = (vaccine: string, administeredOn: string, expiresOn: string | null = null) => ({
  ...{ vaccine, administeredOn, expiresOn },
});
const before = dose('rabies-1y', '2024-10-24', '2025-10-24');

test.each([
  ['a later dose of another label', [dose('rabies-3y', '2025-10-14', '2028-10-14')], true],
  ['a later one by its usual duration', [dose('rabies-1y', '2025-10-14')], true],
  ['a later one that ends before it', [dose('rabies-1y', '2024-12-01', '2025-06-01')], false],
  ['one of the same day', [dose('rabies-3y', '2024-10-24', '2027-10-24')], false],
  ['an earlier one that lasts longer', [dose('rabies-3y', '2024-01-24', '2027-01-24')], false],
  ['another vaccine', [dose('lyme', '2025-10-14', '2028-10-14')], false],
  ['a combination that contains it', [dose('rl', '2025-10-14', '2026-10-14')], true],
  ['nothing', [], false],
])('a dose and %s', (_, others, isReplaced) => {
  expect(replacedDoses([before, ...others]).has(before)).toBe(isReplaced);
});

test('a combination is replaced once each of its parts is', () => {
  const combined = dose('rl', '2024-10-24', '2025-10-24');
  const rabies = dose('rabies-3y', '2025-10-14', '2028-10-14');
  const lepto = dose('lepto4', '2025-11-14', '2026-11-14');
  expect([...replacedDoses([combined, rabies])]).toEqual([]);
  expect([...replacedDoses([combined, rabies, lepto])]).toEqual([combined]);
});

test('a vaccine that the catalogue does not list is replaced by its own name only', () => {
  const own = (vaccineName: string, administeredOn: string) => ({
    ...dose('custom', administeredOn),
    vaccineName,
  });
  const first = own('Nobivac X', '2024-01-01');
  expect([...replacedDoses([first, own('nobivac x', '2025-01-01')])]).toEqual([first]);
  expect([...replacedDoses([first, own('Other', '2025-01-01')])]).toEqual([]);
});
