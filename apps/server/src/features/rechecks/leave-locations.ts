import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { connectionTable } from '../../schema/connection.ts';
import { accessTopic } from '../members/index.ts';
import { cancelVisitsOf } from '../visit-states/index.ts';

/**
 * For a business that another account runs from now on. Owners allowed the locations of the account before, so what they
 * allowed ends, here and at those locations; connections that a location has of its own stay.
 */
export async function leaveLocations(tx: Tx, businessId: string, now: Date): Promise<void> {
  const ended = await tx.db
    .update(connectionTable)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(connectionTable.revokedAt),
        isNotNull(connectionTable.fromBusinessId),
        or(eq(connectionTable.businessId, businessId), eq(connectionTable.fromBusinessId, businessId)),
      ),
    )
    .returning({ petId: connectionTable.petId, businessId: connectionTable.businessId });
  await tx.db
    .update(connectionTable)
    .set({ locationsSharedAt: null })
    .where(and(eq(connectionTable.businessId, businessId), isNotNull(connectionTable.locationsSharedAt)));
  for (const { petId, businessId: at } of ended) {
    await cancelVisitsOf(tx, petId, [at], now);
    tx.publish({ topic: accessTopic(at), payload: { petId, connected: false } });
  }
}
