import type { Database } from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';

/** Connects a guest's pet with the business that typed its facts in: staff may read them again. */
export async function connectGuest(
  db: Database,
  guest: { readonly businessId: string; readonly petId: string; readonly petName: string; readonly at: Date },
): Promise<void> {
  await db.insert(connectionTable).values({
    businessId: guest.businessId,
    petId: guest.petId,
    scope: 'records',
    connectedAt: guest.at,
    verdict: 'non_compliant',
    petNameKey: nameKey(guest.petName),
  });
}
