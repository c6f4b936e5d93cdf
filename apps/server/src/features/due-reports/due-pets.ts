import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { DueQuery } from './due-query.ts';

/** By pet: the name that its owner shares with the business, or the address of a guest's owner. */
export async function ownerNamesOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db.execute<{ petId: string; name: string }>(sql`
    select c.pet_id as "petId", coalesce(g.owner_email, k.name) as name
    from connection c
    join pet p on p.id = c.pet_id
    left join contact k on k.uid = p.owner_id and c.contact_shared
    left join guest g on g.pet_id = c.pet_id and g.business_id = c.business_id
    where c.business_id = ${businessId} and c.pet_id = any(${sql.param([...petIds])}::uuid[])
      and coalesce(g.owner_email, k.name) is not null`);
  return new Map(found.rows.map(({ petId, name }) => [petId, name]));
}

/** By pet: the first day from today on at which it is expected or on site. */
export async function nextVisitsOf(
  db: Database,
  { businessId, today }: DueQuery,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db.execute<{ petId: string; on: string }>(sql`
    select pet_id as "petId", min(greatest(arrival, ${today}::date))::text as "on" from visit
    where business_id = ${businessId} and pet_id = any(${sql.param([...petIds])}::uuid[])
      and state in ('expected', 'present') and departure >= ${today}::date
    group by pet_id`);
  return new Map(found.rows.map(({ petId, on }) => [petId, on]));
}
