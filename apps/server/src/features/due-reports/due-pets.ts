import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { DueQuery } from './due-query.ts';

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
