import { type Entitlements, freeEntitlements, isInForce } from '@clearpaw/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Database, Topic, Tx } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { memberTable } from '../../schema/member.ts';

type Kept = typeof entitlementTable.$inferSelect;

/** What a person has paid for or was given, as it is now; without a record of their own, the free defaults. */
export async function ownEntitlements(db: Database, uid: string, now: Date): Promise<Entitlements> {
  const [row] = await db.select().from(entitlementTable).where(eq(entitlementTable.uid, uid));
  return row ? presentEntitlement(row, now) : freeEntitlements;
}

/** What a person may use now: their own entitlement, else what a business they work for has (`source: 'team'`). */
export async function entitlementsOf(db: Database, uid: string, now: Date): Promise<Entitlements> {
  const own = await ownEntitlements(db, uid, now);
  if (own.businessConnect) return own;
  const inherited = await teamEntitlements(db, uid, now);
  return inherited && (inherited.businessConnect || own.tier === 'free') ? inherited : own;
}

/** The best that the people who pay for the caller's work places have; null where there is none. */
async function teamEntitlements(db: Database, uid: string, now: Date): Promise<Entitlements | null> {
  const rows = await db
    .selectDistinct({ entitlement: entitlementTable })
    .from(memberTable)
    .innerJoin(businessTable, eq(businessTable.id, memberTable.businessId))
    .innerJoin(entitlementTable, eq(entitlementTable.uid, businessTable.billingUid))
    .where(and(eq(memberTable.uid, uid), ne(businessTable.billingUid, uid)));
  const [best] = rows
    .map((row) => ({ ...presentEntitlement(row.entitlement, now), source: 'team' }))
    .sort((a, b) => Number(b.businessConnect) - Number(a.businessConnect) || (endOf(b) < endOf(a) ? -1 : 1));
  return best ?? null;
}

/** Without an end is later than any end. */
function endOf({ currentPeriodEnd }: Entitlements): string {
  return currentPeriodEnd ?? '~';
}

function presentEntitlement(row: Kept, now: Date): Entitlements {
  return {
    businessConnect: isOpen(row, now),
    tier: row.tier,
    source: row.source,
    currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Whether a kept entitlement gives access at this moment: what has run out does not wait to be written down. */
export function isOpen(
  row: Pick<Kept, 'businessConnect' | 'accessEndsAt' | 'currentPeriodEnd'>,
  now: Date,
): boolean {
  const endsAt = row.accessEndsAt ?? row.currentPeriodEnd;
  const kept = { businessConnect: row.businessConnect, accessEndsAtMs: endsAt?.getTime() ?? null };
  return isInForce(kept, now.getTime());
}

/** Where changes of a person's entitlements are published. */
export function entitlementTopic(uid: string): Topic<EventPayloads['entitlements']> {
  return topicOf('entitlements', uid);
}

/**
 * Lets readers of a person's entitlements read them again, once this transaction is done. For everything that
 * changes what a person inherits without touching a record of theirs: joining a business, leaving it, another owner.
 * Once too often does no harm, because what reads the same is not shown twice.
 */
export function publishEntitlementOf(tx: Tx, uid: string): void {
  tx.publish({ topic: entitlementTopic(uid), payload: {} });
}
