import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';

/** Until the transaction ends, other transactions that count something for this business wait. */
export async function lockBusiness(db: Database, businessId: string): Promise<void> {
  await db.execute(
    sql`select 1 from ${businessTable} where ${businessTable.id} = ${businessId} for no key update`,
  );
}
