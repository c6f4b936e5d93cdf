import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badgeCodeFrom, badgeUrl, parseBadgeCode } from './badge-code.ts';
import { readBadge } from './read-badge.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
const host = 'clearpaw.example';

describe('a code', () => {
  test('is Base32 of its bytes', () => {
    expect(badgeCodeFrom(new Uint8Array(16))).toBe('A'.repeat(26));
    expect(badgeCodeFrom(new Uint8Array(16).fill(255))).toBe(`${'7'.repeat(25)}4`);
    expect(badgeCodeFrom(new TextEncoder().encode('sixteen letters!'))).toBe('ONUXQ5DFMVXCA3DFOR2GK4TTEE');
  });
  test.each([0, 15, 17])('is not made of %i bytes', (length) => {
    expect(() => badgeCodeFrom(new Uint8Array(length))).toThrow(RangeError);
  });
  test('is read as people type it', () => {
    const code = badgeCodeFrom(new TextEncoder().encode('sixteen letters!'));
    for (const typed of [code.toLowerCase(), code.replace(/(.{5})/g, '$1-'), ` ${code} `]) {
      expect(parseBadgeCode(typed)).toBe(code);
    }
    expect(parseBadgeCode(code.replaceAll('O', '0').replaceAll('I', '1').replaceAll('B', '8'))).toBe(code);
  });
  test.each([
    '',
    'A'.repeat(25),
    'A'.repeat(27),
    `${'A'.repeat(25)}B`,
    `${'A'.repeat(25)}9`,
    `${'A'.repeat(25)}É`,
  ])('%j is none', (text) => {
    expect(parseBadgeCode(text)).toBeNull();
  });
  test('is decoded from any bytes, and different bytes give different codes', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const code = badgeCodeFrom(one);
        expect(parseBadgeCode(code.toLowerCase())).toBe(code);
        const equal = one.every((byte, index) => byte === other[index]);
        expect(code === badgeCodeFrom(other)).toBe(equal);
      }),
    );
  });
});

describe('what a scanner read', () => {
  const code = badgeCodeFrom(new Uint8Array(16));
  test('is a badge of ours, with its fragment', () => {
    const badge = { kind: 'badge', code, fragment: 'AB.CD' };
    expect(readBadge(badgeUrl(`https://${host}`, code, 'AB.CD'), host)).toEqual(badge);
    expect(readBadge(`http://${host.toUpperCase()}/v/${code.toLowerCase()}#AB.CD`, host)).toEqual(badge);
    expect(readBadge(code, host)).toEqual({ ...badge, fragment: '' });
  });
  test('is a fragment alone, if it is as long as one', () => {
    const fragment = `${'A'.repeat(200)}.${'B'.repeat(109)}`;
    expect(readBadge(` ${fragment} `, host)).toEqual({ kind: 'badge', code: null, fragment });
    expect(readBadge('A'.repeat(102), host)).toEqual({ kind: 'foreign' });
  });
  test.each([
    `https://elsewhere.example/v/${code}`,
    `https://${host}.elsewhere.example/v/${code}`,
    `https://${host}:8443/v/${code}`,
    `https://elsewhere.example#${host}/v/${code}`,
    `https://user@${host}/v/${code}`,
    `https://${host}/v/${code}/more`,
    `https://${host}/v/${code}?x=1`,
    `https://${host}/x/${code}`,
    `ftp://${host}/v/${code}`,
    `javascript:alert(1)`,
    'hello',
    '',
  ])('%s is foreign', (text) => {
    expect(readBadge(text, host)).toEqual({ kind: 'foreign' });
  });
  test('is never an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(() => readBadge(text, host)).not.toThrow();
      }),
    );
  });
  test('comes back from every address we write', () => {
    fc.assert(
      fc.property(bytes, fc.stringMatching(/^[A-Z2-7]{0,40}$/), (raw, fragment) => {
        const made = badgeCodeFrom(raw);
        const read = readBadge(badgeUrl(`https://${host}`, made, fragment), host);
        expect(read).toEqual({ kind: 'badge', code: made, fragment });
      }),
    );
  });
});
