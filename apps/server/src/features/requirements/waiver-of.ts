import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { waiverTable } from '../../schema/waiver.ts';

/** The fields of a waiver that rules need. */
export interface AskedWaiver {
  readonly materialVersion: number;
}

/** A business's waiver by its id; another business's waiver is not found. */
export async function waiverOf(
  db: Database,
  businessId: string,
  waiverId: string,
): Promise<AskedWaiver | null> {
  const [found] = await db
    .select({ materialVersion: waiverTable.materialVersion })
    .from(waiverTable)
    .where(and(eq(waiverTable.id, waiverId), eq(waiverTable.businessId, businessId)));
  return found ?? null;
}
