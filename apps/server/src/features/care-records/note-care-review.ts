import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { replaceCare } from './write-version.ts';

/** Adds a business's verification to a record's history; the facts do not change. */
export async function noteCareReview(
  tx: Tx,
  id: string,
  author: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const [row] = await tx.db.select().from(careRecordTable).where(eq(careRecordTable.id, id));
  if (row) await replaceCare(tx, row, {}, author);
}
