import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Billing } from '../../platform/billing/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { billingCustomerTable } from '../../schema/billing.ts';

export type Customer = typeof billingCustomerTable.$inferSelect;

/** A person's customer at Stripe; null before their first checkout. */
export async function findCustomer(
  { store }: Pick<Services, 'store'>,
  uid: string,
): Promise<Customer | null> {
  const [row] = await store.db.select().from(billingCustomerTable).where(eq(billingCustomerTable.uid, uid));
  return row ?? null;
}

/** The same, created if missing. Concurrent requests use one idempotency key at Stripe and so get one customer. */
export async function ensureCustomer(
  services: Pick<Services, 'store' | 'clock'> & { readonly billing: Billing },
  uid: string,
): Promise<Customer> {
  const known = await findCustomer(services, uid);
  if (known) return known;
  const [person] = await services.store.db
    .select({ email: userTable.email })
    .from(userTable)
    .where(eq(userTable.id, uid));
  const email = person?.email ?? '';
  const made = await services.billing.stripe.customers.create(
    { email, metadata: { uid } },
    { idempotencyKey: `customer:${uid}:${createHash('sha256').update(email).digest('hex').slice(0, 16)}` },
  );
  await services.store.db
    .insert(billingCustomerTable)
    .values({ uid, customerId: made.id, revision: 0, reading: null, createdAt: services.clock.now() })
    .onConflictDoNothing();
  return (await findCustomer(services, uid)) ?? ensureCustomer(services, uid);
}
