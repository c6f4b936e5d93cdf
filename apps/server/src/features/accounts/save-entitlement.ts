import type { EntitlementRecord } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { publishEntitlementOf } from './entitlements.ts';

/**
 * Stores a person's entitlement and publishes it; an unchanged one is not written.
 * @returns whether anything changed
 */
export async function saveEntitlement(
  tx: Tx,
  uid: string,
  record: EntitlementRecord,
  now: Date,
): Promise<boolean> {
  const next = {
    businessConnect: record.businessConnect,
    tier: record.tier,
    source: record.source,
    currentPeriodEnd: toDate(record.currentPeriodEndMs),
    accessEndsAt: toDate(record.accessEndsAtMs),
  };
  const [before] = await tx.db
    .select()
    .from(entitlementTable)
    .where(eq(entitlementTable.uid, uid))
    .for('update');
  if (before && saysTheSame(before, next)) return false;
  await tx.db
    .insert(entitlementTable)
    .values({ uid, ...next, updatedAt: now })
    .onConflictDoUpdate({ target: entitlementTable.uid, set: { ...next, updatedAt: now } });
  publishEntitlementOf(tx, uid);
  return true;
}

function saysTheSame(before: typeof entitlementTable.$inferSelect, next: object): boolean {
  const fields = before as Readonly<Record<string, unknown>>;
  return Object.entries(next).every(([key, value]) => JSON.stringify(fields[key]) === JSON.stringify(value));
}

function toDate(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
