import type { Tier } from './entitlements.ts';
import { accessEndsAtMs, type SubscriptionFacts } from './subscription.ts';

/** Access granted by an operator: until a moment in milliseconds since 1970, or without end. */
export interface Grant {
  readonly endsAtMs: number | null;
}

/** An entitlement as it is stored, in milliseconds since 1970; `accessEndsAtMs` null means that no end is known. */
export interface EntitlementRecord {
  readonly businessConnect: boolean;
  readonly tier: Tier;
  readonly source: 'manual' | 'stripe';
  readonly currentPeriodEndMs: number | null;
  readonly accessEndsAtMs: number | null;
}

/**
 * The entitlement that follows from payments and grants; null if there never was either. The one that gives access
 * counts; if both do, the subscription, because it is what the person sees and pays.
 */
export function deriveEntitlement(
  subscription: SubscriptionFacts | null,
  grant: Grant | null,
  nowMs: number,
): EntitlementRecord | null {
  const paid = subscription && fromSubscription(subscription, nowMs);
  const given = grant && fromGrant(grant, nowMs);
  if (paid?.businessConnect) return paid;
  if (given?.businessConnect) return given;
  return paid ?? given;
}

function fromSubscription(facts: SubscriptionFacts, nowMs: number): EntitlementRecord | null {
  const endsAtMs = accessEndsAtMs(facts);
  if (endsAtMs === null) return null;
  const open = facts.status !== 'canceled';
  return {
    businessConnect: isInForce({ businessConnect: open, accessEndsAtMs: endsAtMs }, nowMs),
    tier: 'business',
    source: 'stripe',
    currentPeriodEndMs: facts.paidUntilMs,
    accessEndsAtMs: endsAtMs,
  };
}

function fromGrant({ endsAtMs }: Grant, nowMs: number): EntitlementRecord {
  return {
    businessConnect: isInForce({ businessConnect: true, accessEndsAtMs: endsAtMs }, nowMs),
    tier: 'business',
    source: 'manual',
    currentPeriodEndMs: endsAtMs,
    accessEndsAtMs: endsAtMs,
  };
}

/** Whether a stored entitlement gives access now; an expired one counts as expired before any job updates its row. */
export function isInForce(
  kept: Pick<EntitlementRecord, 'businessConnect' | 'accessEndsAtMs'>,
  nowMs: number,
): boolean {
  return kept.businessConnect && (kept.accessEndsAtMs === null || nowMs < kept.accessEndsAtMs);
}
