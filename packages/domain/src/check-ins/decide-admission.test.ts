import { describe, expect, test } from 'vitest';
import { verdicts } from '../compliance/index.ts';
import { memberRoles } from '../team/index.ts';
import { decideAdmission, decideSelfCheckIn } from './decide-admission.ts';

type Arrival = Parameters<typeof decideAdmission>[0];

const arrival: Arrival = {
  verdict: 'compliant',
  decision: 'admit',
  overrideReason: null,
  role: 'staff',
  alreadyHere: false,
};
const decide = (change: Partial<Arrival>) => decideAdmission({ ...arrival, ...change });

test.each(['compliant', 'expiring'] as const)('the verdict %s lets a pet in without a reason', (verdict) => {
  const admitted = { decision: 'admitted', overrideReason: null };
  expect(decide({ verdict })).toEqual(admitted);
  expect(decide({ verdict, overrideReason: 'kept out: nothing was overridden' })).toEqual(admitted);
});

describe.each(['pending', 'non_compliant'] as const)('against the verdict %s', (verdict) => {
  test.each(memberRoles)('%s cannot admit without a reason', (role) => {
    expect(decide({ verdict, role })).toEqual({ refused: 'override_required' });
  });
  test('staff cannot admit with a reason either', () => {
    expect(decide({ verdict, overrideReason: 'Paper' })).toEqual({ refused: 'insufficient_role' });
  });
  test.each(['manager', 'owner'] as const)('the %s can, and the reason is kept', (role) => {
    const overridden = { decision: 'admitted', overrideReason: 'Paper' };
    expect(decide({ verdict, role, overrideReason: 'Paper' })).toEqual(overridden);
  });
});

test('a pet that is already on site is not admitted again, whatever else is true', () => {
  for (const verdict of verdicts) {
    for (const role of memberRoles) {
      const again = decide({ verdict, role, overrideReason: 'Paper', alreadyHere: true });
      expect(again).toEqual({ refused: 'already_here' });
    }
  }
});

test('anyone can deny entry, whatever the verdict and wherever the pet is', () => {
  for (const verdict of verdicts) {
    for (const alreadyHere of [true, false]) {
      const denied = decide({ verdict, decision: 'deny', overrideReason: 'x', alreadyHere });
      expect(denied).toEqual({ decision: 'denied', overrideReason: null });
    }
  }
});

describe('an owner at self check-in', () => {
  const arrive = (
    mode: 'off' | 'confirm' | 'auto',
    verdict: (typeof verdicts)[number],
    alreadyHere = false,
  ) => decideSelfCheckIn({ mode, verdict, alreadyHere });
  test.each(verdicts)(
    'with the verdict %s waits where staff confirm, and gets nowhere where it is off',
    (verdict) => {
      expect(arrive('confirm', verdict)).toBe('waiting');
      expect(arrive('off', verdict)).toEqual({ refused: 'self_check_in_off' });
    },
  );
  test.each([
    ['compliant', 'admitted'],
    ['expiring', 'admitted'],
    ['pending', 'waiting'],
    ['non_compliant', 'waiting'],
  ] as const)('with the verdict %s is %s where a good verdict is enough', (verdict, decision) => {
    expect(arrive('auto', verdict)).toBe(decision);
  });
  test('is not admitted twice', () => {
    for (const mode of ['confirm', 'auto'] as const) {
      expect(arrive(mode, 'compliant', true)).toEqual({ refused: 'already_here' });
    }
  });
});
