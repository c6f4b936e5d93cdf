import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { otherLocationsOf } from '../../schema/other-locations.ts';

/** The names of the other locations of the account that runs this business, sorted. */
export async function otherLocationNames(db: Database, businessId: string): Promise<string[]> {
  const rows = await db
    .select({ name: businessTable.name })
    .from(businessTable)
    .where(inArray(businessTable.id, sql`(${otherLocationsOf(businessId)})`))
    .orderBy(asc(businessTable.name), asc(businessTable.id));
  return rows.map(({ name }) => name);
}

/** Owners allow locations whose names they have seen. */
export async function requireOtherLocations({ services }: Call, businessId: string): Promise<void> {
  if ((await otherLocationNames(services.store.db, businessId)).length > 0) return;
  throw refuse.precondition('no_other_location', 'This business has no other locations.');
}
