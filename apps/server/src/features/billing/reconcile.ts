import { deriveEntitlement, type EntitlementRecord } from '@clearpaw/domain';
import { asc, eq, gt } from 'drizzle-orm';
import type { SubscriptionReading } from '../../schema/billing.ts';
import { billingCustomerTable, manualGrantTable } from '../../schema/billing.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { readSubscription } from './read-subscription.ts';
import { type BillingServices, refreshSubscription } from './refresh-subscription.ts';

/** A person for whom Stripe and our rows disagreed, and in what. No addresses: the id is enough to find the person. */
export interface Drift {
  readonly uid: string;
  readonly customerId: string;
  readonly field: 'subscription' | 'entitlement' | 'unreadable';
  readonly ours: string;
  readonly theirs: string;
}

export interface Reconciliation {
  readonly compared: number;
  readonly drifts: readonly Drift[];
}

const pageSize = 100;

/**
 * Compares every customer with Stripe and reports differences; with `repair`, a customer is read again and stored, as
 * the missing event would have done.
 */
export async function reconcile(
  services: BillingServices,
  { repair }: { readonly repair: boolean },
): Promise<Reconciliation> {
  const drifts: Drift[] = [];
  let compared = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await readPage(services, after);
    for (const row of page) {
      const drift = await compare(services, row);
      if (drift) drifts.push(drift);
      if (drift && repair && drift.field !== 'unreadable') await refreshSubscription(services, row.uid);
    }
    compared += page.length;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return { compared, drifts };
    after = last.uid;
  }
}

type Row = Awaited<ReturnType<typeof readPage>>[number];

function readPage({ store }: BillingServices, after: string) {
  return store.db
    .select({
      uid: billingCustomerTable.uid,
      customerId: billingCustomerTable.customerId,
      reading: billingCustomerTable.reading,
      grant: manualGrantTable,
      kept: entitlementTable,
    })
    .from(billingCustomerTable)
    .leftJoin(manualGrantTable, eq(manualGrantTable.uid, billingCustomerTable.uid))
    .leftJoin(entitlementTable, eq(entitlementTable.uid, billingCustomerTable.uid))
    .where(gt(billingCustomerTable.uid, after))
    .orderBy(asc(billingCustomerTable.uid))
    .limit(pageSize);
}

async function compare({ billing, clock }: BillingServices, row: Row): Promise<Drift | null> {
  const { uid, customerId } = row;
  let theirs: SubscriptionReading | null;
  try {
    theirs = await readSubscription(billing.stripe, customerId);
  } catch (problem) {
    return { uid, customerId, field: 'unreadable', ours: '', theirs: (problem as Error).name };
  }
  if (sayReading(row.reading) !== sayReading(theirs)) {
    const said = { ours: sayReading(row.reading), theirs: sayReading(theirs) };
    return { uid, customerId, field: 'subscription', ...said };
  }
  const grant = row.grant ? { endsAtMs: row.grant.endsAt?.getTime() ?? null } : null;
  const due = sayRecord(deriveEntitlement(theirs, grant, clock.now().getTime()));
  const kept = sayKept(row.kept);
  return due === null || due === kept
    ? null
    : { uid, customerId, field: 'entitlement', ours: kept ?? 'none', theirs: due };
}

function sayReading(reading: SubscriptionReading | null): string {
  if (!reading) return 'none';
  const { id, status, paidUntilMs, cancelsAtEnd } = reading;
  return `${id} ${status} until ${new Date(paidUntilMs).toISOString()}${cancelsAtEnd ? ', cancelled' : ''}`;
}

function sayRecord(record: EntitlementRecord | null): string | null {
  return record && say(record.businessConnect, record.source, record.currentPeriodEndMs);
}

function sayKept(row: typeof entitlementTable.$inferSelect | null): string | null {
  return row && say(row.businessConnect, row.source, row.currentPeriodEnd?.getTime() ?? null);
}

function say(open: boolean, source: string, endMs: number | null): string {
  return `${open ? 'open' : 'closed'}, ${source}, ${endMs === null ? 'no end' : new Date(endMs).toISOString()}`;
}
