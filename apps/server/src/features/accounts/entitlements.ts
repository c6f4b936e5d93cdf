import { type Entitlements, freeEntitlements } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { entitlement } from './entitlement.table.ts';

/** What somebody may use now; without a record of their own, the free defaults. */
export async function entitlementsOf(db: Database, uid: string): Promise<Entitlements> {
  const [row] = await db.select().from(entitlement).where(eq(entitlement.uid, uid));
  if (!row) return freeEntitlements;
  return {
    businessConnect: row.businessConnect,
    tier: row.tier,
    source: row.source,
    currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Where changes of somebody's entitlements are published. */
export function entitlementTopic(uid: string): string {
  return `entitlements:${uid}`;
}
