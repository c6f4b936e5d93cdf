import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Maya Okafor', 'MO'],
  ['Ann', 'A'],
  ['ann.lee@example.test', 'AL'],
  ['Émile de la Tour', 'ÉT'],
  ['', '?'],
])('%j gives %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
