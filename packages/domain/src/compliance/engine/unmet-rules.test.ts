import { expect, test } from 'vitest';
import type { Check } from '../vocabulary/report.ts';
import { isSatisfied, statuses } from '../vocabulary/status.ts';
import { unmetRules } from './unmet-rules.ts';

const check = (ruleId: string, more: Partial<Check>): Check => ({
  ruleId,
  level: 'required',
  status: 'met',
  reason: 'met',
  message: '',
  params: {},
  recordIds: [],
  validUntil: null,
  ...more,
});

test('a rule is unmet in each status that does not admit the pet, waiting for review included', () => {
  for (const status of statuses) {
    const unmet = unmetRules({ checks: [check('rabies', { status })] });
    expect(unmet).toEqual(isSatisfied(status) ? [] : ['rabies']);
  }
});

test('recommended rules count as well, and the order is that of the rules', () => {
  const checks = [
    check('chip', { status: 'missing', level: 'recommended' }),
    check('rabies', {}),
    check('dhpp', { status: 'expired' }),
  ];
  expect(unmetRules({ checks })).toEqual(['chip', 'dhpp']);
});
