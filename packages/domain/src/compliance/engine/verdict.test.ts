import { describe, expect, it } from 'vitest';
import { isSatisfied, type Status, statuses } from '../vocabulary/status.ts';
import { verdictOf } from './verdict.ts';

const over = (...found: Status[]) => verdictOf(found.map((status) => ({ level: 'required', status })));

describe('the verdict', () => {
  it.each([
    [[], 'compliant'],
    [['met', 'exempt', 'not_applicable'], 'compliant'],
    [['met', 'expiring'], 'expiring'],
    [['grace', 'met'], 'expiring'],
    [['pending', 'expiring'], 'pending'],
    [['expiring', 'pending', 'grace'], 'pending'],
    [['pending', 'missing'], 'non_compliant'],
    [['met', 'waiting', 'pending'], 'non_compliant'],
  ] as const)('over %j is %s', (found, verdict) => {
    expect(over(...found)).toBe(verdict);
  });

  it.each(statuses)('of %s alone follows from whether it is satisfied', (status) => {
    expect(over(status) === 'non_compliant').toBe(!isSatisfied(status) && status !== 'pending');
  });

  it('recommended rules never decide', () => {
    expect(verdictOf([{ level: 'recommended', status: 'failed' }])).toBe('compliant');
  });
});
