import type { CareFacts } from '@clearpaw/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { setPetWeight } from '../pets/index.ts';

/** The pet's weight is the latest measurement; of two on one day, the one recorded last. */
export async function showNewestWeight(tx: Tx, petId: string, now: Date): Promise<void> {
  const [newest] = await tx.db
    .select({ facts: careRecordTable.facts })
    .from(careRecordTable)
    .where(
      and(
        eq(careRecordTable.petId, petId),
        eq(careRecordTable.kind, 'weight'),
        eq(careRecordTable.state, 'active'),
      ),
    )
    .orderBy(desc(careRecordTable.onDay), desc(careRecordTable.createdAt), desc(careRecordTable.id))
    .limit(1);
  await setPetWeight(tx, petId, newest ? (newest.facts as CareFacts['weight']).kg : null, now);
}
