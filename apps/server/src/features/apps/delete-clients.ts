import { eq, inArray } from 'drizzle-orm';
import { oauthClientTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { appTable } from '../../schema/app.ts';

/** For a business about to be deleted: deletes the clients of its apps with their secrets, tokens and consents. */
export async function deleteClientsOf(db: Database, businessId: string): Promise<void> {
  const clientIds = db
    .select({ clientId: appTable.clientId })
    .from(appTable)
    .where(eq(appTable.businessId, businessId));
  await db.delete(oauthClientTable).where(inArray(oauthClientTable.clientId, clientIds));
}
