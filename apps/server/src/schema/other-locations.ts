import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { connectionTable, isConnected } from './connection.ts';

/** The ids of the other businesses that the account which owns and pays for this one owns and pays for as well. */
export function otherLocationsOf(businessId: SQL | string): SQL {
  return sql`select there.id from business here
    join business there on there.billing_uid = here.billing_uid and there.id <> here.id
    join member runs_here on runs_here.business_id = here.id and runs_here.uid = here.billing_uid and runs_here.role = 'owner'
    join member runs_there on runs_there.business_id = there.id and runs_there.uid = there.billing_uid and runs_there.role = 'owner'
    where here.id = ${businessId}::uuid`;
}

/**
 * Whether this business may find the pet of a connection through it: another location's connection, whose owner allows
 * it. Never a pet that is connected here itself, or whose owner ended that or blocked the business since they allowed it.
 */
export function isFoundFrom(businessId: SQL | string, now: Date): SQL | undefined {
  return and(
    isConnected(now),
    isNotNull(connectionTable.locationsSharedAt),
    sql`${connectionTable.businessId} in (${otherLocationsOf(businessId)})`,
    sql`not exists (select 1 from connection known
      where known.business_id = ${businessId}::uuid and known.pet_id = ${connectionTable.petId}
        and (known.blocked_at is not null
          or coalesce(known.revoked_at, known.ends_at, 'infinity') > ${now.toISOString()}::timestamptz
          or (known.from_business_id is null
            and coalesce(known.revoked_at, known.ends_at) > ${connectionTable.locationsSharedAt})))`,
  );
}

/** Of several connections through which a pet is found, the one that shows most comes first, then the oldest. */
export const mostFirst: readonly SQL[] = [
  sql`${connectionTable.scope} = 'verdict'`,
  sql`${connectionTable.connectedAt}`,
];
