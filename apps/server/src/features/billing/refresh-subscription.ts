import { and, eq } from 'drizzle-orm';
import type { Billing } from '../../platform/billing/index.ts';
import type { Services } from '../../platform/http/index.ts';
import type { SubscriptionReading } from '../../schema/billing.ts';
import { billingCustomerTable, stripeEventTable } from '../../schema/billing.ts';
import { changeEntitlement } from './change-entitlement.ts';
import { deriveFromRows } from './derive-from-rows.ts';
import { readSubscription } from './read-subscription.ts';

export type BillingServices = Pick<Services, 'store' | 'clock' | 'log' | 'sealer'> & {
  readonly billing: Billing;
};

/** `repeated`: the event was already processed. `unknown`: the person has no customer. */
export type RefreshOutcome = 'changed' | 'unchanged' | 'repeated' | 'unknown';

/** The event that asks for it; each counts once. */
export interface Occasion {
  readonly id: string;
  readonly type: string;
}

const maxAttempts = 20;

/**
 * Reads a person's subscription again and stores what follows. Because the current state is read, the order of events
 * does not matter. Stripe is called outside any transaction; the revision ensures that nothing newer was stored in the
 * meantime, else it is read again.
 */
export async function refreshSubscription(
  services: BillingServices,
  uid: string,
  occasion: Occasion | null = null,
): Promise<RefreshOutcome> {
  const { db } = services.store;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [customer] = await db.select().from(billingCustomerTable).where(eq(billingCustomerTable.uid, uid));
    if (!customer) return 'unknown';
    if (occasion && (await isKnown(services, occasion))) return 'repeated';
    const reading = await readSubscription(services.billing.stripe, customer.customerId);
    const outcome = await write(services, uid, { revision: customer.revision, reading, occasion });
    if (outcome !== 'overtaken') return outcome;
    await new Promise((wake) => setTimeout(wake, 5 * attempt * Math.random()));
  }
  throw new Error('A subscription was written down again and again while it was read.');
}

interface Draft {
  readonly revision: number;
  readonly reading: SubscriptionReading | null;
  readonly occasion: Occasion | null;
}

/** Stores reading, entitlement and event together, or none of them. */
function write(
  services: BillingServices,
  uid: string,
  { revision, reading, occasion }: Draft,
): Promise<RefreshOutcome | 'overtaken'> {
  const now = services.clock.now();
  return services.store.transaction(async (tx) => {
    const written = await tx.db
      .update(billingCustomerTable)
      .set({ reading, revision: revision + 1 })
      .where(and(eq(billingCustomerTable.uid, uid), eq(billingCustomerTable.revision, revision)))
      .returning({ uid: billingCustomerTable.uid });
    if (written.length === 0) return 'overtaken';
    if (occasion) {
      await tx.db.insert(stripeEventTable).values({ ...occasion, receivedAt: now });
    }
    const record = await deriveFromRows(tx.db, uid, now);
    const changed = record !== null && (await changeEntitlement(services, tx, uid, record, now));
    return changed ? 'changed' : 'unchanged';
  });
}

async function isKnown({ store }: BillingServices, { id }: Occasion): Promise<boolean> {
  const found = await store.db
    .select({ id: stripeEventTable.id })
    .from(stripeEventTable)
    .where(eq(stripeEventTable.id, id));
  return found.length > 0;
}
