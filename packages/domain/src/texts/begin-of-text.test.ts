import { expect, test } from 'vitest';
import { beginOfText } from './begin-of-text.ts';

test.each([
  ['Biscuit', 4, 'Bisc'],
  ['Biscuit', 7, 'Biscuit'],
  ['ab🐕', 3, 'ab'],
  ['ab🐕', 4, 'ab🐕'],
  ['ab🐕c', 4, 'ab🐕'],
])('%j, at most %i long: %j', (text, maxLength, begin) => {
  expect(beginOfText(text, maxLength)).toBe(begin);
});
