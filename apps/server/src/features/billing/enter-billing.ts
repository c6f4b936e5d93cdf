import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { appendEntry } from '../audit/index.ts';

/** Enters that somebody went to pay, or to change what is paid, into the trail of each place they pay for. */
export async function enterBilling(db: Database, call: Call): Promise<void> {
  const businesses = await db
    .select({ id: businessTable.id })
    .from(businessTable)
    .where(eq(businessTable.billingUid, call.uid));
  for (const { id } of businesses) {
    await appendEntry(db, call, { businessId: id, subject: { kind: 'business', id } });
  }
}
