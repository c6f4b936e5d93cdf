import type { SelfCheckIn } from '../businesses/index.ts';
import type { Verdict } from '../compliance/index.ts';
import { type MemberRole, mayDo } from '../team/index.ts';
import type { ArrivalDecision, CheckInDecision } from './check-in-vocabulary.ts';

/** The decision about an admission, or the reason why this person may not make it. */
export type Admission =
  | { readonly decision: ArrivalDecision; readonly overrideReason: string | null }
  | { readonly refused: 'already_here' | 'override_required' | 'insufficient_role' };

/** The result of a self check-in by the owner. */
export function decideSelfCheckIn(arrival: {
  readonly mode: SelfCheckIn;
  readonly verdict: Verdict;
  readonly alreadyHere: boolean;
}): ArrivalDecision | { readonly refused: 'already_here' | 'self_check_in_off' } {
  if (arrival.mode === 'off') return { refused: 'self_check_in_off' };
  if (arrival.alreadyHere) return { refused: 'already_here' };
  const good = arrival.verdict === 'compliant' || arrival.verdict === 'expiring';
  return arrival.mode === 'auto' && good ? 'admitted' : 'waiting';
}

/**
 * The one rule for every way of checking in. A good verdict admits; against any other, managers and owners may admit
 * with a reason. A denial needs no reason and is always possible.
 */
export function decideAdmission(arrival: {
  readonly verdict: Verdict;
  readonly decision: CheckInDecision;
  readonly overrideReason: string | null;
  readonly role: MemberRole;
  readonly alreadyHere: boolean;
}): Admission {
  const { verdict, overrideReason } = arrival;
  if (arrival.decision === 'deny') return { decision: 'denied', overrideReason: null };
  if (arrival.alreadyHere) return { refused: 'already_here' };
  if (verdict === 'compliant' || verdict === 'expiring')
    return { decision: 'admitted', overrideReason: null };
  if (overrideReason === null) return { refused: 'override_required' };
  if (!mayDo(arrival.role, 'override')) return { refused: 'insufficient_role' };
  return { decision: 'admitted', overrideReason };
}
