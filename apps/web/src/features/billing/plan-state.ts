import type { billing, OutputOf } from '@clearpaw/contract';
import { type Entitlements, pastDueGraceDays } from '@clearpaw/domain';

export type Subscription = OutputOf<typeof billing.getSubscription>;

/** The state of a plan, for the sentence below its label. */
export type PlanState =
  | { readonly kind: 'none' | 'shut' | 'granted' | 'team' }
  | { readonly kind: 'trial' | 'active' | 'leaving' | 'unpaid' | 'ended'; readonly at: string };

const dayMs = 24 * 60 * 60 * 1000;

/** The state, derived from the entitlements and the last known subscription. */
export function planState(entitlements: Entitlements, subscription: Subscription): PlanState {
  const { businessConnect, tier, source, currentPeriodEnd: end } = entitlements;
  const { status, cancelsAtEnd } = subscription;
  // A tier of another release: nothing is stated about it.
  if (tier !== 'business') return { kind: 'none' };
  if (source === 'team') return { kind: 'team' };
  if (businessConnect && source === 'manual') return { kind: 'granted' };
  if (end === null) return { kind: 'none' };
  if (status === 'past_due' || status === 'unpaid') {
    return businessConnect ? { kind: 'unpaid', at: graceEnd(end) } : { kind: 'shut' };
  }
  if (!businessConnect) return { kind: 'ended', at: end };
  if (cancelsAtEnd) return { kind: 'leaving', at: end };
  return { kind: status === 'trialing' ? 'trial' : 'active', at: end };
}

function graceEnd(end: string): string {
  return new Date(Date.parse(end) + pastDueGraceDays * dayMs).toISOString();
}

/** Whether a new subscription can be started: a person who has one manages it. */
export function canStart({ status }: Subscription): boolean {
  return (
    status === null || status === 'canceled' || status === 'incomplete' || status === 'incomplete_expired'
  );
}
