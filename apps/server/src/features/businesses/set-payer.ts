import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';

/** From now on every member of the business inherits this owner's plan. */
export async function setPayer(db: Database, businessId: string, uid: string): Promise<void> {
  await db.update(businessTable).set({ billingUid: uid }).where(eq(businessTable.id, businessId));
}
