import type { billing, OutputOf } from '@clearpaw/contract';
import { countDistinct, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';
import { findCustomer } from './find-customer.ts';

type Subscription = OutputOf<typeof billing.getSubscription>;

/** The caller's subscription from our own copy: it answers even if the payment provider does not. */
export async function getSubscription(call: Call): Promise<Subscription> {
  const customer = await findCustomer(call.services, call.uid);
  const reading = customer?.reading ?? null;
  const renews = reading?.status === 'trialing' || reading?.status === 'active';
  const charged = reading !== null && renews && !reading.cancelsAtEnd;
  return {
    status: reading?.status ?? null,
    cancelsAtEnd: reading?.cancelsAtEnd ?? false,
    nextPaymentAt: charged ? new Date(reading.paidUntilMs).toISOString() : null,
    price: reading?.price ?? null,
    card: reading?.card ?? null,
    manageable: reading !== null,
    people: await countPeople(call),
  };
}

async function countPeople({ services, uid }: Call): Promise<number> {
  const [counted] = await services.store.db
    .select({ people: countDistinct(memberTable.uid) })
    .from(memberTable)
    .innerJoin(businessTable, eq(businessTable.id, memberTable.businessId))
    .where(eq(businessTable.billingUid, uid));
  return counted?.people ?? 0;
}
