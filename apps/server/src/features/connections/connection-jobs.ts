import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { connectionTable } from '../../schema/connection.ts';
import { publishTrigger } from '../alerts/index.ts';
import { accessTopic } from '../members/index.ts';
import { cancelVisitsOf } from '../visit-states/index.ts';

const batch = 500;

/** Ends expired connections, so that open streams are notified too. Reads already refuse them. */
export const endConnections = defineJob<Record<string, never>, Call['services']>({
  name: 'end-connections',
  cron: '* * * * *',
  async run({ store, clock }) {
    const now = clock.now();
    let ended: number;
    do {
      ended = await store.transaction(async (tx) => {
        const due = await tx.db
          .select({ businessId: connectionTable.businessId, petId: connectionTable.petId })
          .from(connectionTable)
          .where(and(isNull(connectionTable.revokedAt), lte(connectionTable.endsAt, now)))
          .limit(batch)
          .for('update', { skipLocked: true });
        for (const businessId of new Set(due.map((row) => row.businessId))) {
          const petIds = due.filter((row) => row.businessId === businessId).map((row) => row.petId);
          await tx.db
            .update(connectionTable)
            .set({ revokedAt: now })
            .where(and(eq(connectionTable.businessId, businessId), inArray(connectionTable.petId, petIds)));
          for (const petId of petIds) {
            tx.publish({ topic: accessTopic(businessId), payload: { petId, connected: false } });
            await cancelVisitsOf(tx, petId, [businessId], now);
            publishTrigger(tx, { petChanged: petId });
          }
        }
        return due.length;
      });
    } while (ended === batch);
  },
});
