import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careLogTable } from '../../schema/care-plan.ts';
import { petTable } from '../../schema/pet.ts';

const dayMs = 86_400_000;

/** Whether a connection ended after an arrival `i`: if the owner ended it, that applies to the present stay as well. */
const endedSince = (now: string) => sql`exists (
  select 1 from connection e where e.business_id = i.business_id and e.pet_id = i.pet_id
    and (e.revoked_at >= i.arrived_at or (e.ends_at >= i.arrived_at and e.ends_at <= ${now}::timestamptz)))`;

/** Whether a pet is on site: checked in, not out, and its owner has not ended the connection since. */
const isHere = (businessId: SQL, petId: SQL, now: string) => sql`exists (
  select 1 from check_in i where i.business_id = ${businessId} and i.pet_id = ${petId}
    and i.decision = 'admitted' and i.departed_at is null and not ${endedSince(now)})`;

/** A pet that is connected with a business, on site, or left within a day; any other pet is treated as not existing. */
export async function requireCaredPet(call: Call, businessId: string, petId: string): Promise<void> {
  const now = call.now.toISOString();
  const since = new Date(call.now.getTime() - dayMs).toISOString();
  const { rows } = await call.services.store.db.execute(sql`
    select 1 from pet p where p.id = ${petId}::uuid and p.state <> 'deleted' and (
      exists (select 1 from connection c where c.business_id = ${businessId} and c.pet_id = p.id
        and c.revoked_at is null and (c.ends_at is null or c.ends_at > ${now}::timestamptz))
      or exists (select 1 from check_in i where i.business_id = ${businessId} and i.pet_id = p.id
        and i.decision = 'admitted' and coalesce(i.departed_at, ${now}::timestamptz) > ${since}::timestamptz
        and not ${endedSince(now)}))`);
  if (rows.length === 0) throw refuse.notFound('pet');
}

/** A business can still read what it logged itself, even after the connection has ended. */
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

/** Why a member of a business may read the plan of a pet. */
export type SeenAt = { readonly businessId: string; readonly because: 'here' | 'records' };

/** The caller's business that may read a pet's plan: the pet is on site there, or it sees the records. */
export async function businessThatSees(call: Call, petId: string): Promise<SeenAt | null> {
  return findSeen(call, petId, sql`select business_id as id from member where uid = ${call.uid}`);
}

/** Whether this business may, whichever person or program asks; the caller is already authorized for it. */
export async function isSeenAt(call: Call, petId: string, businessId: string): Promise<SeenAt | null> {
  return findSeen(call, petId, sql`select ${businessId}::uuid as id`);
}

async function findSeen(call: Call, petId: string, businesses: SQL): Promise<SeenAt | null> {
  const now = call.now.toISOString();
  const here = isHere(sql`b.id`, sql`p.id`, now);
  const { rows } = await call.services.store.db.execute<SeenAt & Record<string, unknown>>(sql`
    select b.id as "businessId", case when ${here} then 'here' else 'records' end as because
    from (${businesses}) b join pet p on p.id = ${petId}::uuid and p.state <> 'deleted'
    where ${here} or exists (
      select 1 from connection c where c.business_id = b.id and c.pet_id = p.id
        and c.scope <> 'verdict' and c.revoked_at is null
        and (c.ends_at is null or c.ends_at > ${now}::timestamptz))
    order by because limit 1`);
  return rows[0] ?? null;
}
