import type { SubscriptionFacts } from '@clearpaw/domain';

/** What was read of a subscription: what access depends on, and what its owner is shown. */
export interface SubscriptionReading extends SubscriptionFacts {
  readonly id: string;
  readonly price: { readonly amount: number; readonly currency: string } | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
}
