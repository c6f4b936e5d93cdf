import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: %j is %s', (plain, text) => {
  expect(encodeBase32(bytesOf(plain))).toBe(text);
  expect(decodeBase32(text)).toEqual(bytesOf(plain));
});

test.each(['A', 'ABC', 'ABCDEF', 'MZ', 'mzxw6', 'MZXW6===', 'MZXW1', 'MZ XW6', 'É'])('%j is none', (text) => {
  expect(decodeBase32(text)).toBeNull();
});

test('every encoded text is decoded to the same bytes, and no other text gives those bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(), fc.nat(31), (bytes, at, value) => {
      const text = encodeBase32(bytes);
      expect(decodeBase32(text)).toEqual(bytes);
      if (text === '') return;
      const location = at % text.length;
      const character = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[value];
      const changed = `${text.slice(0, location)}${character}${text.slice(location + 1)}`;
      if (changed !== text) expect(decodeBase32(changed)).not.toEqual(bytes);
    }),
  );
});
