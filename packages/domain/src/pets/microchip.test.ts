import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMicrochip, parseMicrochip } from './microchip.ts';

describe('a chip number', () => {
  test.each([
    ['985112004417863', '985112004417863'],
    ['985 112 004 417 863', '985112004417863'],
    ['985-112-004-417-863', '985112004417863'],
    ['*985.112.004.417.863*', '985112004417863'],
    ['123456789', '123456789'],
    ['0a1b2c3d4e', '0A1B2C3D4E'],
  ])('%s is kept as %s', (printed, kept) => {
    expect(parseMicrochip(printed)).toBe(kept);
  });
  test.each([
    ['', 'nothing'],
    ['98511200441786', 'one digit short'],
    ['9851120044178630', 'one digit too many'],
    ['999000000000001', 'the prefix of test transponders'],
    ['000123456789012', 'a country that does not exist'],
    ['985274877906944', 'more than 38 bits'],
    ['98511200441786O', 'a letter'],
    ['0A1B2C3D4G', 'no hexadecimal digit'],
  ])('%s is none: %s', (printed) => {
    expect(parseMicrochip(printed)).toBeNull();
  });
  test('is shown in groups of three, as on the certificate', () => {
    expect(formatMicrochip('985112004417863')).toBe('985 112 004 417 863');
    expect(formatMicrochip('0A1B2C3D4E')).toBe('0A1 B2C 3D4 E');
  });
});

test('the largest serial of 38 bits is the last one', () => {
  expect(parseMicrochip('985274877906943')).not.toBeNull();
});

test('every number that is read is formatted and read again as the same number', () => {
  const serial = fc.integer({ min: 0, max: 274_877_906_943 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 998 }), serial, (country, number) => {
      const printed = String(country).padStart(3, '0') + String(number).padStart(12, '0');
      const chip = parseMicrochip(printed);
      expect(chip).toBe(printed);
      expect(parseMicrochip(formatMicrochip(chip ?? ''))).toBe(chip);
    }),
  );
});
