import { describe, expect, test } from 'vitest';
import { clockGapSeconds, judgeBadge, validForSeconds } from './judge-badge.ts';

const issuedAt = 1_800_000_000;
const claims = {
  issuer: 'clearpaw.example',
  issuedAt,
  expiresAt: issuedAt + validForSeconds,
  deviceKey: null,
};
const key = { x: new Uint8Array(32), y: new Uint8Array(32) };
const slotStart = issuedAt + 600;
const live = { claims: { ...claims, deviceKey: key }, liveSlot: slotStart / 30 };
const paper = { claims, liveSlot: null };
const judge = (proof: typeof live | typeof paper, atSeconds: number, issuer = 'clearpaw.example') =>
  judgeBadge(proof, issuer, atSeconds * 1000);

describe('a badge that is bound to a device', () => {
  test.each([
    [-31, false],
    [-30, true],
    [0, true],
    [60, true],
    [90, true],
    [91, false],
  ])('%i s after its half-minute began: %s', (after, good) => {
    expect(judge(live, slotStart + after)).toEqual(good ? { kind: 'live' } : { refused: 'not_live' });
  });
  test('is invalid without its live code', () => {
    expect(judge({ ...live, liveSlot: null as never }, slotStart)).toEqual({ refused: 'not_live' });
  });
});

describe('a badge that is bound to none', () => {
  test('is a printed badge', () => {
    expect(judge(paper, issuedAt + 5)).toEqual({ kind: 'paper' });
  });
  test('does not become live by adding a live code', () => {
    expect(judge({ ...live, claims: claims as never }, slotStart)).toEqual({ refused: 'not_live' });
  });
  test.each([
    [-91, { refused: 'not_yet_valid' }],
    [-90, { kind: 'paper' }],
    [validForSeconds - 1, { kind: 'paper' }],
    [validForSeconds, { refused: 'expired' }],
  ])('%i s after its issue', (after, judgment) => {
    expect(judge(paper, issuedAt + after)).toEqual(judgment);
  });
  test('that claims to be valid longer than a week is not valid at all', () => {
    const long = { ...paper, claims: { ...claims, expiresAt: claims.expiresAt + 1 } };
    expect(judge(long, issuedAt)).toEqual({ refused: 'expired' });
  });
});

test('a badge is valid only for the host that issued it', () => {
  expect(judge(paper, issuedAt, 'elsewhere.example')).toEqual({ refused: 'wrong_issuer' });
});

describe('clocks', () => {
  test.each([
    ['agree', paper, issuedAt, null],
    ['agree about an old badge', paper, issuedAt + 999_999, null],
    ['differ: the badge was issued in our future', paper, issuedAt - 172_800, 172_800],
    ['differ: the code is shown in our future', live, slotStart - 400, 400],
    ['agree about a screenshot', live, slotStart + 3600, null],
  ] as const)('%s', (_, proof, at, gap) => {
    expect(clockGapSeconds(proof, at * 1000)).toBe(gap);
  });
});
