import { endedBefore, waitEndsAt } from '@clearpaw/domain';
import { and, eq, exists, isNull, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { checkInTopic } from './check-in-presenter.ts';
import { isWaiting } from './list-check-ins.ts';
import { presentWithFace } from './present-check-ins.ts';

const batch = 500;
const present = alias(checkInTable, 'present');

/** Ends waits without a decision, and those of pets that have been admitted in another way since. */
export const endWaits = defineJob<Record<string, never>, Call['services']>({
  name: 'end-waits',
  cron: '* * * * *',
  async run({ store, clock }) {
    const now = clock.now();
    let ended: number;
    do {
      ended = await store.transaction((tx) => endBatch(tx, now));
    } while (ended === batch);
  },
});

async function endBatch(tx: Tx, now: Date): Promise<number> {
  const cameInOtherwise = exists(
    tx.db
      .select({ id: present.id })
      .from(present)
      .where(
        and(
          eq(present.businessId, checkInTable.businessId),
          eq(present.petId, checkInTable.petId),
          eq(present.decision, 'admitted'),
          isNull(present.departedAt),
        ),
      ),
  );
  const ended = new Date(endedBefore(now.getTime()));
  const due = await tx.db
    .select({ id: checkInTable.id, arrivedAt: checkInTable.arrivedAt })
    .from(checkInTable)
    .where(and(isWaiting, or(lte(checkInTable.arrivedAt, ended), cameInOtherwise)))
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const { id, arrivedAt } of due) {
    const departedAt = new Date(Math.min(now.getTime(), waitEndsAt(arrivedAt.getTime())));
    const [row] = await tx.db
      .update(checkInTable)
      .set({ departedAt })
      .where(eq(checkInTable.id, id))
      .returning();
    if (!row) continue;
    const payload = await presentWithFace(tx.db, now, row);
    tx.publish({ topic: checkInTopic(row.businessId), payload });
  }
  return due.length;
}
