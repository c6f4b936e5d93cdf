import type { EntitlementRecord } from '@clearpaw/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { changeEntitlement } from './change-entitlement.ts';
import { deriveFromRows } from './derive-from-rows.ts';

const batchSize = 100;

type LapseServices = Pick<Services, 'store' | 'clock' | 'sealer'>;

/**
 * Records the end of expired access and notifies watchers. Found by index, in batches; several servers take different
 * ones. Access itself is derived at every read and never waits for this.
 * @returns how many lapsed
 */
export async function lapseDue(services: LapseServices): Promise<number> {
  let lapsed = 0;
  for (;;) {
    const batch = await lapseBatch(services);
    lapsed += batch;
    if (batch < batchSize) return lapsed;
  }
}

function lapseBatch(services: LapseServices): Promise<number> {
  const { store, clock } = services;
  const now = clock.now();
  return store.transaction(async (tx) => {
    const due = await tx.db
      .select()
      .from(entitlementTable)
      .where(and(eq(entitlementTable.businessConnect, true), lte(entitlementTable.accessEndsAt, now)))
      .orderBy(asc(entitlementTable.accessEndsAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const row of due) {
      const derived = await deriveFromRows(tx.db, row.uid, now);
      await changeEntitlement(services, tx, row.uid, derived ?? closed(row), now);
    }
    return due.length;
  });
}

/** The record without access, otherwise unchanged. */
function closed(row: typeof entitlementTable.$inferSelect): EntitlementRecord {
  return {
    businessConnect: false,
    tier: row.tier,
    source: row.source === 'stripe' ? 'stripe' : 'manual',
    currentPeriodEndMs: row.currentPeriodEnd?.getTime() ?? null,
    accessEndsAtMs: row.accessEndsAt?.getTime() ?? null,
  };
}

/** The next expiry of an entitlement; null if none expires. */
export async function nextLapse({ store }: Pick<Services, 'store'>): Promise<Date | null> {
  const [row] = await store.db
    .select({ at: entitlementTable.accessEndsAt })
    .from(entitlementTable)
    .where(eq(entitlementTable.businessConnect, true))
    .orderBy(asc(entitlementTable.accessEndsAt))
    .limit(1);
  return row?.at ?? null;
}
