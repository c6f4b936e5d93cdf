import { expect, test } from 'vitest';
import { keptChecks } from './kept-check.ts';

test('an arrival keeps which rule found what and why, and neither dates nor records', () => {
  const check = {
    ruleId: 'rabies',
    level: 'required',
    status: 'met',
    reason: 'met',
    params: {},
    message: 'Rabies is on record.',
    recordIds: ['dose-1'],
    validUntil: '2027-01-31',
  } as const;
  expect(keptChecks([check])).toEqual([
    { ruleId: 'rabies', level: 'required', status: 'met', reason: 'met' },
  ]);
});
