import { deriveEntitlement, type EntitlementRecord } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { billingCustomerTable, manualGrantTable } from '../../schema/billing.ts';

/** The entitlement that follows from the stored subscription and grant of a person; null if there is neither. */
export async function deriveFromRows(
  db: Database,
  uid: string,
  now: Date,
): Promise<EntitlementRecord | null> {
  const [customer] = await db
    .select({ reading: billingCustomerTable.reading })
    .from(billingCustomerTable)
    .where(eq(billingCustomerTable.uid, uid));
  const [grant] = await db
    .select({ endsAt: manualGrantTable.endsAt })
    .from(manualGrantTable)
    .where(eq(manualGrantTable.uid, uid));
  const given = grant ? { endsAtMs: grant.endsAt?.getTime() ?? null } : null;
  return deriveEntitlement(customer?.reading ?? null, given, now.getTime());
}
