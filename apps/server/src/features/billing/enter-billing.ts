import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';

/** Logs that a person opened the payment page or the portal, in the audit log of each business they pay for. */
export async function enterBilling(db: Database, call: AuditedCall): Promise<void> {
  const businesses = await db
    .select({ id: businessTable.id })
    .from(businessTable)
    .where(eq(businessTable.billingUid, call.uid));
  for (const { id } of businesses) {
    await appendEntry(db, call, { businessId: id, subject: { kind: 'business', id } });
  }
}
