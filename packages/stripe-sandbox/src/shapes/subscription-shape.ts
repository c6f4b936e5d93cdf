import type { Ledger, SandboxSubscription } from '../ledger/index.ts';
import { cardShape } from './customer-shape.ts';
import { listShape } from './list-shape.ts';
import { priceShape } from './price-shape.ts';

/** Stripe's subscription; since 2025 its periods are on its items. */
export function subscriptionShape(ledger: Ledger, one: SandboxSubscription, expandCard = false) {
  const item = {
    id: one.id.replace('sub_', 'si_'),
    object: 'subscription_item',
    created: one.createdAt,
    current_period_start: one.periodStartAt,
    current_period_end: one.periodEndAt,
    metadata: {},
    price: priceShape(one.price),
    quantity: 1,
    subscription: one.id,
  };
  return {
    id: one.id,
    object: 'subscription',
    billing_cycle_anchor: one.anchorAt,
    cancel_at: one.cancelAtPeriodEnd ? one.periodEndAt : null,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    canceled_at: one.canceledAt,
    collection_method: 'charge_automatically',
    created: one.createdAt,
    currency: one.price.currency,
    customer: ledger.id,
    default_payment_method: expandCard ? cardShape(ledger) : (ledger.card?.id ?? null),
    ended_at: one.endedAt,
    items: listShape('/v1/subscription_items', [item]),
    latest_invoice: one.latestInvoiceId,
    livemode: false,
    metadata: one.metadata,
    start_date: one.createdAt,
    status: one.status,
    trial_start: one.trialEndAt === null ? null : one.createdAt,
    trial_end: one.trialEndAt,
  };
}
