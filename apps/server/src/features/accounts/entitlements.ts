import { type Entitlements, freeEntitlements, isInForce } from '@clearpaw/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Database, Topic, Tx } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { memberTable } from '../../schema/member.ts';

type Kept = typeof entitlementTable.$inferSelect;

/** What a person has paid for or was given, at present; without a record of their own, the free plan. */
export async function ownEntitlements(db: Database, uid: string, now: Date): Promise<Entitlements> {
  const [row] = await db.select().from(entitlementTable).where(eq(entitlementTable.uid, uid));
  return row ? presentEntitlement(row, now) : freeEntitlements;
}

/** What a person may use now: their own entitlement, or else that of a business they work for (`source: 'team'`). */
export async function entitlementsOf(db: Database, uid: string, now: Date): Promise<Entitlements> {
  const own = await ownEntitlements(db, uid, now);
  if (own.businessConnect) return own;
  const inherited = await teamEntitlements(db, uid, now);
  return inherited && (inherited.businessConnect || own.tier === 'free') ? inherited : own;
}

/** The best entitlement of the owners who pay for the businesses where the caller works; null if there is none. */
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

/** No end counts as later than any end. */
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

/**
 * Whether a stored entitlement gives access at this moment; an expired one counts as expired before its row is updated.
 */
export function isOpen(
  row: Pick<Kept, 'businessConnect' | 'accessEndsAt' | 'currentPeriodEnd'>,
  now: Date,
): boolean {
  const endsAt = row.accessEndsAt ?? row.currentPeriodEnd;
  const kept = { businessConnect: row.businessConnect, accessEndsAtMs: endsAt?.getTime() ?? null };
  return isInForce(kept, now.getTime());
}

/** The topic of changes to a person's entitlements. */
export function entitlementTopic(uid: string): Topic<EventPayloads['entitlements']> {
  return topicOf('entitlements', uid);
}

/**
 * Makes readers of a person's entitlements read them again after this transaction. For every change that affects what a
 * person inherits without changing a record of theirs: joining a business, leaving it, another owner. A superfluous
 * call is harmless, because an unchanged entitlement is not shown again.
 */
export function publishEntitlementOf(tx: Tx, uid: string): void {
  tx.publish({ topic: entitlementTopic(uid), payload: {} });
}
