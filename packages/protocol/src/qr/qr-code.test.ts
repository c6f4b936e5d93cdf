import { expect, test } from 'vitest';
import { qrModulesOf, qrVersionOf } from './qr-code.ts';
import { segmentsOf } from './qr-segments.ts';

const address = 'https://clearpaw.example/v/';
const code = 'ABCDEFGHIJKLMNOPQRSTUVWXY4';

test('Base32 uses the alphanumeric mode, the rest of an address in bytes', () => {
  expect(segmentsOf(`${address}${code}#${'A'.repeat(300)}.${'B'.repeat(100)}`)).toEqual([
    { compact: false, text: address.slice(0, -1) },
    { compact: true, text: `/${code}` },
    { compact: false, text: '#' },
    { compact: true, text: `${'A'.repeat(300)}.${'B'.repeat(100)}` },
  ]);
});

test('short runs of capitals do not get a mode of their own', () => {
  expect(segmentsOf('abcDEFGHIJKLMNopq')).toEqual([{ compact: false, text: 'abcDEFGHIJKLMNopq' }]);
});

test.each([
  ['HELLO', 1],
  ['A'.repeat(20), 1],
  ['A'.repeat(21), 2],
  ['A'.repeat(419), 12],
  ['A'.repeat(420), 13],
  ['a'.repeat(14), 1],
  ['a'.repeat(15), 2],
  ['a'.repeat(287), 12],
  ['a'.repeat(288), 13],
  ['A'.repeat(3391), 40],
])('ISO/IEC 18004, table 7: %# fits version %i', (text, version) => {
  expect(qrVersionOf(text)).toBe(version);
});

test('text that fits no version is refused', () => {
  expect(() => qrModulesOf('A'.repeat(3392))).toThrow(RangeError);
});
