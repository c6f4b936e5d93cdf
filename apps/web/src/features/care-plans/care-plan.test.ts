import { expect, test } from 'vitest';
import { shortName } from './care-plan.ts';

test.each([
  ['Lena Novak', 'Lena Novak'],
  ['lena@demo.test', 'lena'],
  ['@lena', '@lena'],
])('%s is shown as %s', (by, shown) => {
  expect(shortName(by)).toBe(shown);
});
