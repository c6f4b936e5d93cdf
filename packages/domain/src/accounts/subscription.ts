/** The states of a subscription. Source: Stripe API, "Subscription.status". */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What access depends on. */
export interface SubscriptionFacts {
  readonly status: SubscriptionStatus;
  /** The end of the trial or of the last period that was paid for, in milliseconds since 1970. */
  readonly paidUntilMs: number;
  /** It ends on that day without renewal: the card is not charged again. */
  readonly cancelsAtEnd: boolean;
}

/** Source: contract, "Billing": past due keeps access for 7 days beyond the paid period. */
export const pastDueGraceDays = 7;
const graceMs = pastDueGraceDays * 24 * 60 * 60 * 1000;

/** Statuses in which a first payment has never gone through. */
const neverBegun: ReadonlySet<SubscriptionStatus> = new Set(['incomplete', 'incomplete_expired']);
const ended: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'paused']);

/** A customer with a subscription in one of these states manages it instead of starting another. */
export function isLive({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return !neverBegun.has(status) && status !== 'canceled';
}

/**
 * When access ends if no further news arrives, in milliseconds since 1970; null if it never began. A subscription that
 * renews keeps access for the grace period, which covers a failed payment as well as late news of a successful one.
 */
export function accessEndsAtMs({ status, paidUntilMs, cancelsAtEnd }: SubscriptionFacts): number | null {
  if (neverBegun.has(status)) return null;
  return cancelsAtEnd || ended.has(status) ? paidUntilMs : paidUntilMs + graceMs;
}

/**
 * The one subscription that counts, of all subscriptions of a customer: a live one before an ended one, then the one
 * with the longest access.
 */
export function decidingSubscription<S extends SubscriptionFacts>(all: readonly S[]): S | null {
  const begun = all.filter((one) => !neverBegun.has(one.status));
  return begun.reduce<S | null>((best, one) => (best === null || outranks(one, best) ? one : best), null);
}

function outranks(one: SubscriptionFacts, best: SubscriptionFacts): boolean {
  if (isLive(one) !== isLive(best)) return isLive(one);
  return (accessEndsAtMs(one) ?? 0) > (accessEndsAtMs(best) ?? 0);
}
