import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { business } from '../../schema/business.ts';

/** From now on this owner's plan is the one every member inherits. */
export async function handOverBill(tx: Tx, businessId: string, uid: string): Promise<void> {
  await tx.db.update(business).set({ billingUid: uid }).where(eq(business.id, businessId));
}
