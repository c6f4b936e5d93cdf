import { decidingSubscription, type SubscriptionStatus, subscriptionStatuses } from '@clearpaw/domain';
import type { Stripe } from 'stripe';
import type { SubscriptionReading } from '../../schema/billing.ts';

const expand = ['data.default_payment_method', 'data.customer.invoice_settings.default_payment_method'];

/** The customer's subscription that counts, in its present state; null if none ever began. */
export async function readSubscription(
  stripe: Stripe,
  customerId: string,
): Promise<SubscriptionReading | null> {
  const readings: SubscriptionReading[] = [];
  const all = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100, expand });
  for await (const subscription of all) readings.push(await toReading(stripe, subscription));
  return decidingSubscription(readings);
}

async function toReading(stripe: Stripe, one: Stripe.Subscription): Promise<SubscriptionReading> {
  const status = parseStatus(one.status);
  const price = one.items.data[0]?.price;
  return {
    id: one.id,
    status,
    paidUntilMs: 1000 * (await paidUntil(stripe, one, status)),
    cancelsAtEnd: cancelsAtEnd(one),
    price: price ? { amount: price.unit_amount ?? 0, currency: price.currency } : null,
    card: cardOf(one),
  };
}

/** A status that this code does not know gives no access. */
function parseStatus(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'incomplete';
}

/** The end of the trial or of the period that was actually paid for, in seconds since 1970. */
async function paidUntil(
  stripe: Stripe,
  one: Stripe.Subscription,
  status: SubscriptionStatus,
): Promise<number> {
  const periodEnd = Math.min(...one.items.data.map((item) => item.current_period_end));
  if (status === 'trialing') return one.trial_end ?? periodEnd;
  if (status === 'past_due' || status === 'unpaid') return unpaidSince(stripe, one);
  if (status === 'canceled') return Math.min(one.ended_at ?? periodEnd, periodEnd);
  return status === 'paused' ? (one.trial_end ?? periodEnd) : periodEnd;
}

/** Stripe begins the next period although its invoice is open, so the oldest open invoice shows what was paid for. */
async function unpaidSince(stripe: Stripe, one: Stripe.Subscription): Promise<number> {
  const starts = one.items.data.map((item) => item.current_period_start);
  const open = stripe.invoices.list({ subscription: one.id, customer: idOf(one.customer), status: 'open' });
  for await (const invoice of open) {
    starts.push(...invoice.lines.data.map(({ period }) => period.start));
  }
  return Math.min(...starts);
}

/** Stripe has two fields for it, depending on how the subscription is billed. */
function cancelsAtEnd({ cancel_at_period_end: atEnd, cancel_at: at, items }: Stripe.Subscription): boolean {
  return atEnd || (at !== null && items.data.every((item) => at <= item.current_period_end));
}

function cardOf(one: Stripe.Subscription): SubscriptionReading['card'] {
  const { customer } = one;
  const whole = typeof customer === 'object' && !customer.deleted ? customer : null;
  const method = one.default_payment_method ?? whole?.invoice_settings.default_payment_method;
  if (typeof method !== 'object' || !method?.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}

function idOf(object: string | { readonly id: string }): string {
  return typeof object === 'string' ? object : object.id;
}
