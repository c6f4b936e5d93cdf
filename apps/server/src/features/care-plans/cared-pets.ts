import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careLogTable } from '../../schema/care-plan.ts';
import { petTable } from '../../schema/pet.ts';

const dayMs = 86_400_000;

/** A pet is here: checked in, and not out. */
const isHere = (businessId: SQL, petId: SQL) => sql`exists (
  select 1 from check_in i where i.business_id = ${businessId} and i.pet_id = ${petId}
    and i.decision = 'admitted' and i.departed_at is null)`;

/** A pet that is connected with a business, here, or left within a day; another one looks as if it did not exist. */
export async function requireCaredPet(call: Call, businessId: string, petId: string): Promise<void> {
  const now = call.now.toISOString();
  const since = new Date(call.now.getTime() - dayMs).toISOString();
  const { rows } = await call.services.store.db.execute(sql`
    select 1 from pet p where p.id = ${petId}::uuid and p.state <> 'deleted' and (
      exists (select 1 from connection c where c.business_id = ${businessId} and c.pet_id = p.id
        and c.revoked_at is null and (c.ends_at is null or c.ends_at > ${now}::timestamptz))
      or exists (select 1 from check_in i where i.business_id = ${businessId} and i.pet_id = p.id
        and i.decision = 'admitted' and coalesce(i.departed_at, ${now}::timestamptz) > ${since}::timestamptz))`);
  if (rows.length === 0) throw refuse.notFound('pet');
}

/** A business keeps reading what it logged itself, also after the connection has ended. */
export async function requireKnownPet(call: Call, businessId: string, petId: string): Promise<void> {
  const logged = await call.services.store.db
    .select({ id: careLogTable.id })
    .from(careLogTable)
    .innerJoin(petTable, eq(petTable.id, careLogTable.petId))
    .where(
      and(
        eq(careLogTable.businessId, businessId),
        eq(careLogTable.petId, petId),
        ne(petTable.state, 'deleted'),
      ),
    )
    .limit(1);
  if (logged.length === 0) await requireCaredPet(call, businessId, petId);
}

/** How a member of a business may read the plan of a pet that is not theirs. */
export type SeenAt = { readonly businessId: string; readonly because: 'here' | 'records' };

/** The business through which the caller may read a pet's plan: where it is now, or that sees its records. */
export async function businessThatSees(
  call: Call,
  petId: string,
  businessId: string | null = null,
): Promise<SeenAt | null> {
  const now = call.now.toISOString();
  const here = isHere(sql`m.business_id`, sql`p.id`);
  const { rows } = await call.services.store.db.execute<SeenAt & Record<string, unknown>>(sql`
    select m.business_id as "businessId", case when ${here} then 'here' else 'records' end as because
    from member m join pet p on p.id = ${petId}::uuid and p.state <> 'deleted'
    where m.uid = ${call.uid} and (${businessId}::uuid is null or m.business_id = ${businessId}::uuid)
      and (${here} or exists (
        select 1 from connection c where c.business_id = m.business_id and c.pet_id = p.id
          and c.scope = 'records' and c.revoked_at is null
          and (c.ends_at is null or c.ends_at > ${now}::timestamptz)))
    order by because limit 1`);
  return rows[0] ?? null;
}
