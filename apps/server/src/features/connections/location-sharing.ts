import type { connections, OutputOf } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import type { connectionTable } from '../../schema/connection.ts';
import { otherLocationNames } from './other-location-names.ts';

type LocationSharing = OutputOf<typeof connections.setLocationSharing>;

/** A connection as its owner decides about it for the other locations. */
export async function presentLocationSharing(
  db: Database,
  { businessId, locationsSharedAt, fromBusinessId }: typeof connectionTable.$inferSelect,
): Promise<LocationSharing> {
  const [from] =
    fromBusinessId === null
      ? []
      : await db
          .select({ name: businessTable.name })
          .from(businessTable)
          .where(eq(businessTable.id, fromBusinessId));
  return {
    businessId,
    otherLocations: await otherLocationNames(db, businessId),
    shared: locationsSharedAt !== null,
    through: from?.name ?? null,
  };
}
