import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';

/**
 * By pet: the name that its owner shares with the business for this pet, or what staff entered of an owner without an
 * account: the name, else the email address.
 */
export async function ownerNamesOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const name = sql`coalesce(
    case when not m.has_account then coalesce(m.name, m.email) end, k.name, g.owner_email)`;
  const found = await db.execute<{ petId: string; name: string }>(sql`
    select c.pet_id as "petId", ${name} as name
    from connection c
    join pet p on p.id = c.pet_id
    left join customer m on m.business_id = c.business_id and m.uid = p.owner_id
    left join contact k on k.uid = p.owner_id and c.contact_shared
    left join guest g on m.id is null and g.pet_id = c.pet_id and g.business_id = c.business_id
    where c.business_id = ${businessId} and c.pet_id = any(${sql.param([...petIds])}::uuid[])
      and ${name} is not null`);
  return new Map(found.rows.map(({ petId, name }) => [petId, name]));
}
