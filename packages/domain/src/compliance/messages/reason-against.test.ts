import { expect, it } from 'vitest';
import type { Check, Status } from '../index.ts';
import { reasonAgainst } from './reason-against.ts';

const check = (message: string, status: Status, level: Check['level'] = 'required'): Check => ({
  ...{ ruleId: message, level, status, reason: 'of another release', message },
  ...{ params: {}, recordIds: [], validUntil: null },
});

it('is the first requirement that fails, before one in review, without what follows its first sentence', () => {
  const checks = [
    check('Flu: missing.', 'missing', 'recommended'),
    check('Fecal test: in review.', 'pending'),
    check('Rabies: expired. Ask for a newer one.', 'expired'),
    check('DHPP: missing.', 'missing'),
  ];
  expect(reasonAgainst({ checks }, [])).toBe('Rabies: expired');
  expect(reasonAgainst({ checks: checks.slice(0, 2) }, [])).toBe('Fecal test: in review');
  expect(reasonAgainst({ checks: checks.slice(0, 1) }, [])).toBeNull();
});
