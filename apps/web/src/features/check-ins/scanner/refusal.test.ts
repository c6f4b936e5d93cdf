import { describe, expect, it } from 'vitest';
import { checkInMessages } from '../messages.gen.ts';
import { refusalOf } from './refusal.ts';

describe('a reading that is refused', () => {
  it.each([
    ['failed-precondition', 'badge_invalid', 'badge_invalid'],
    ['failed-precondition', 'badge_revoked', 'badge_revoked'],
    ['failed-precondition', 'badge_expired', 'badge_expired'],
    ['failed-precondition', 'badge_not_live', 'badge_not_live'],
    ['not-found', null, 'not_found'],
    ['permission-denied', 'not_member', 'not_member'],
    ['permission-denied', 'upgrade_required', 'upgrade_required'],
    ['internal', null, 'unreachable'],
    ['deadline-exceeded', null, 'unreachable'],
    ['failed-precondition', 'something_new', 'other'],
  ] as const)('with %s, %s has its own words and a way on', (code, reason, kind) => {
    const refusal = refusalOf({ code, reason });
    expect(refusal.kind).toBe(kind);
    expect(refusal.cures.length).toBeGreaterThan(0);
    expect(checkInMessages.refusals[refusal.kind].detail).toMatch(/\.$/);
  });

  it('keeps the reading when the server did not answer', () => {
    expect(refusalOf({ code: 'unavailable', reason: null }).cures[0]).toBe('retry');
  });
});
