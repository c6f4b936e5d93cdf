import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { billingCustomerTable } from '../../schema/billing.ts';
import { type BillingServices, refreshSubscription } from './refresh-subscription.ts';
import { type BillingEmailServices, billingEmailFor, sendBillingEmail } from './send-billing-email.ts';

/** Kinds of events after which a subscription, its card or its payments may have changed. */
const followed = [
  /^checkout\.session\.(completed|async_payment_)/,
  /^customer\.subscription\.(?!trial_will_end)/,
  /^customer\.updated$/,
  /^invoice\.(paid|payment_|voided|marked_uncollectible)/,
  /^payment_method\./,
  /^charge\.refunded$/,
];

/**
 * Processes an event: whatever it reports, the subscription itself is read again; for some events the person who pays
 * gets an email. Other events are only recorded.
 */
export async function receiveEvent(services: BillingEmailServices, event: Stripe.Event): Promise<void> {
  const noted = { event: event.id, type: event.type };
  const isFollowed = followed.some((kind) => kind.test(event.type));
  const email = billingEmailFor(event);
  if (!isFollowed && !email) {
    services.log.info(noted, 'an event of no concern');
    return;
  }
  const uid = await findPerson(services, customerOf(event.data.object));
  if (uid === null) {
    services.log.info(noted, 'an event about an unknown customer');
    return;
  }
  if (isFollowed) {
    const outcome = await refreshSubscription(services, uid, { id: event.id, type: event.type });
    services.log.info({ ...noted, outcome }, 'an event was worked in');
  }
  if (email) await sendBillingEmail(services, uid, email);
}

function customerOf(object: object): string | null {
  const { customer, id, object: kind } = object as { customer?: unknown; id?: unknown; object?: unknown };
  if (kind === 'customer') return typeof id === 'string' ? id : null;
  if (typeof customer === 'string') return customer;
  return (customer as { id?: string } | null | undefined)?.id ?? null;
}

async function findPerson({ store }: BillingServices, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null;
  const [row] = await store.db
    .select({ uid: billingCustomerTable.uid })
    .from(billingCustomerTable)
    .where(eq(billingCustomerTable.customerId, customerId));
  return row?.uid ?? null;
}
