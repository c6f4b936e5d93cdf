import { describe, expect, it } from 'vitest';
import { betterOf, compareFindings, type Finding, factFinding, recordFinding, worseOf } from './finding.ts';
import { statuses } from './status.ts';

const finding = (change: Partial<Finding>): Finding => ({
  ...recordFinding('met', 'met', 'b', 10),
  ...change,
});

describe('of two findings', () => {
  it.each([
    ['the better status', { status: 'met' }, { status: 'expiring', validUntil: null }],
    ['the later end', { validUntil: 21 }, { validUntil: 20 }],
    ['one that never ends', { validUntil: null }, { validUntil: 20 }],
    ['the later record', { on: 11 }, { on: 10 }],
    ['a dated record', { on: 1 }, { on: null }],
    ['the smaller id by code unit', { recordId: 'Z' }, { recordId: 'a' }],
    ['the shorter of ids that begin alike', { recordId: 'a' }, { recordId: 'aa' }],
  ] as const)('%s is better', (_, better, worse) => {
    const [a, b] = [finding({ validUntil: 20, ...better }), finding({ validUntil: 20, ...worse })];
    expect(compareFindings(a, b)).toBeLessThan(0);
    expect(compareFindings(b, a)).toBeGreaterThan(0);
    expect([betterOf(a, b), betterOf(b, a), worseOf(a, b), worseOf(b, a)]).toEqual([a, a, b, b]);
  });

  it('equal ones are equal', () => {
    expect(compareFindings(finding({}), finding({}))).toBe(0);
    expect(compareFindings(factFinding('missing', 'missing'), factFinding('missing', 'missing'))).toBe(0);
  });

  it('the only one counts', () => {
    expect([betterOf(null, finding({})), worseOf(null, finding({}))]).toEqual([finding({}), finding({})]);
  });

  it('statuses rank as the specification lists them', () => {
    const ranked = [...statuses].reverse().map((status) => finding({ status }));
    expect(ranked.sort(compareFindings).map(({ status }) => status)).toEqual(statuses);
  });
});
