import { expect, test } from 'vitest';
import { isMinorOn } from './minors.ts';

test.each([
  ['2008-06-15', '2026-06-14', true],
  ['2008-06-15', '2026-06-15', false],
  ['2008-06-15', '2026-06-16', false],
  ['2008-02-29', '2026-02-27', true],
  ['2008-02-29', '2026-02-28', false],
  ['2026-06-15', '2026-06-15', true],
])('born on %s, on %s a minor: %s', (bornOn, day, expected) => {
  expect(isMinorOn(bornOn, day)).toBe(expected);
});
