import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CborValue, decodeCbor, encodeCbor } from './cbor.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

test.each<[string, CborValue, string]>([
  ['an integer', 24, '1818'],
  ['a negative key', new Map([[-1, 'a']]), 'a1206161'],
  ['bytes', new Uint8Array([1, 2]), '420102'],
  ['an array', [1, [2, null, true]], '82018302f6f5'],
])('%s is written in its shortest form', (_, value, text) => {
  expect(hex(encodeCbor(value))).toBe(text);
  expect(decodeCbor(bytes(text))).toEqual(value);
});

test('keys are sorted by their bytes, whatever order they came in', () => {
  const one = encodeCbor(
    new Map([
      [-1, 1],
      [4, 2],
      [1, 3],
    ]),
  );
  const other = encodeCbor(
    new Map([
      [1, 3],
      [-1, 1],
      [4, 2],
    ]),
  );
  expect(hex(one)).toBe('a3010304022001');
  expect(other).toEqual(one);
});

test.each([
  ['nothing', ''],
  ['a byte too many', '0100'],
  ['a cut text', '6261'],
  ['a number that is written too long', '1801'],
  ['keys out of order', 'a2040201 03'.replace(' ', '')],
  ['the same key twice', 'a201010102'],
  ['a key of bytes', 'a1410102'],
  ['a key of bytes within a list', '81a1410102'],
  ['an indefinite length', '9f01ff'],
  ['a float', 'f93c00'],
  ['a tag', 'c101'],
  ['undefined', 'f7'],
])('%s is refused', (_, text) => {
  expect(decodeCbor(bytes(text))).toBeNull();
});

test('no two different encodings of a value are read, and no bytes make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (some) => {
      const value = decodeCbor(some);
      if (value !== null) expect(encodeCbor(value)).toEqual(some);
    }),
  );
});
