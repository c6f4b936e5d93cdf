import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './number-list.ts';

test.each([
  [[], []],
  [[0], [0]],
  [
    [0, 1, 2],
    [0, 0, 0],
  ],
  [[127], [127]],
  [[128], [128, 1]],
  [
    [5, 300],
    [5, 166, 2],
  ],
])('%j is %j', (numbers, bytes) => {
  expect([...packNumbers(numbers)]).toEqual(bytes);
  expect([...(unpackNumbers(Uint8Array.from(bytes)) ?? [])]).toEqual(numbers);
});

test('order and repeats do not matter, and every number is read again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 40)), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(new Set(numbers));
    }),
  );
});

test.each([[[128]], [[1, 255]], [Array(12).fill(255).concat(1)]])('%j is no list', (bytes) => {
  expect(unpackNumbers(Uint8Array.from(bytes))).toBeNull();
});

test('ten thousand numbers scattered over ten million take 20 kB at most', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => (index * 7_919_993) % 10_000_000);
  expect(packNumbers(numbers).length).toBeLessThanOrEqual(20_000);
});
