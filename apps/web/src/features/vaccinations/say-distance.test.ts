import { expect, test } from 'vitest';
import { sayDistance } from './say-distance.ts';

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [13, 'in 13 days'],
  [14, 'in 2 weeks'],
  [83, 'in 12 weeks'],
  [84, 'in 3 months'],
  [365, 'in 12 months'],
  [729, 'in 24 months'],
  [731, 'in 2 years'],
])('%d days are said as %s', (days, said) => {
  expect(sayDistance('en', days)).toBe(said);
});

test('in the language of the reader', () => {
  expect(sayDistance('de', 90)).toBe('in 3 Monaten');
});
