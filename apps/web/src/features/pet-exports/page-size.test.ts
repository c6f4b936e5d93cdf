import { expect, test } from 'vitest';
import { usualPageSize } from './page-size.ts';

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['ar', 'a4'],
  ['ja-JP', 'a4'],
])('readers of %s print on %s', (language, size) => {
  expect(usualPageSize(language)).toBe(size);
});
