import { expect, test } from 'vitest';
import { fitsFlags, flagsOf } from './flags-of.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['shy', ['shy']],
  [' shy,  quiet   room ,shy', ['shy', 'quiet room']],
])('%j is %j', (typed, flags) => {
  expect(flagsOf(typed)).toEqual(flags);
});

test('ten flags of forty characters fit, one more of either does not', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `flag ${at}`);
  expect(fitsFlags(ten)).toBe(true);
  expect(fitsFlags([...ten, 'one more'])).toBe(false);
  expect(fitsFlags(['x'.repeat(40)])).toBe(true);
  expect(fitsFlags(['x'.repeat(41)])).toBe(false);
});
