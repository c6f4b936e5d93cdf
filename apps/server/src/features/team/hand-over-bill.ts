import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';

/** From now on this owner's plan is the one every member inherits. */
export async function handOverBill(tx: Tx, businessId: string, uid: string): Promise<void> {
  await tx.db.update(businessTable).set({ billingUid: uid }).where(eq(businessTable.id, businessId));
}
