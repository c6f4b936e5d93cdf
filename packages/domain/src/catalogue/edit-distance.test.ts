import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 2, 0],
  ['RABIES', 'RABIES', 2, 0],
  ['RABBIES', 'RABIES', 2, 1],
  ['RABEIS', 'RABIES', 2, 1],
  ['BORDATELA', 'BORDETELLA', 2, 2],
  ['LEPTO', 'LYME', 2, 3],
  ['LEPTOSPIROSIS', 'LEPTO', 2, 3],
  ['CAT', 'CATTLE', 3, 3],
])('%s and %s, within %i, are %i edits apart', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
  expect(editDistance(b, a, limit)).toBe(distance);
});
