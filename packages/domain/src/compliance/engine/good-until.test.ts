import { describe, expect, it } from 'vitest';
import type { Check, ComplianceReport } from '../vocabulary/report.ts';
import { goodUntil } from './good-until.ts';

const check = (change: Partial<Check>): Check => ({
  ruleId: 'r',
  level: 'required',
  status: 'met',
  reason: 'met',
  message: 'In order.',
  params: {},
  recordIds: [],
  validUntil: null,
  ...change,
});
const report = (checks: Check[], change: Partial<ComplianceReport> = {}): ComplianceReport => ({
  verdict: 'compliant',
  compliantFrom: '2026-06-15',
  changesOn: null,
  checks,
  ...change,
});

describe('a pet is good to go until', () => {
  it('the first end of what is required', () => {
    const checks = [check({ validUntil: '2027-01-01' }), check({ validUntil: '2026-12-01' }), check({})];
    expect(goodUntil(report(checks))).toBe('2026-12-01');
  });
  it('no day at all where nothing ends, or where only advice does', () => {
    expect(
      goodUntil(report([check({}), check({ level: 'recommended', validUntil: '2026-07-01' })])),
    ).toBeNull();
    expect(goodUntil(report([]))).toBeNull();
  });
  it('the first end, whatever changes before it', () => {
    const checks = [check({ validUntil: '2026-12-01' }), check({ validUntil: '2027-01-01' })];
    expect(goodUntil(report(checks, { changesOn: '2026-11-01' }))).toBe('2026-12-01');
  });
  it('the last day of grace', () => {
    const grace = check({ status: 'grace', validUntil: '2026-06-10' });
    expect(goodUntil(report([grace], { verdict: 'expiring', changesOn: '2026-06-25' }))).toBe('2026-06-24');
  });
  it.each(['pending', 'non_compliant'] as const)('never while it is %s', (verdict) => {
    expect(goodUntil(report([check({ validUntil: '2027-01-01' })], { verdict }))).toBeNull();
  });
});
