import { reminderPauseDays } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { type DueQuery, type FoundRenewal, renewalsThat } from './due-query.ts';

/** A pet in a reminder to its owner, with what to renew. */
export interface DuePet {
  readonly petId: string;
  readonly name: string;
  readonly items: readonly FoundRenewal[];
}

/** An owner to remind, with all of their pets. */
export interface DueOwner {
  readonly ownerId: string;
  /** The address of an owner without an account, as the business entered it. */
  readonly guestEmail: string | null;
  readonly pets: readonly DuePet[];
}

/** Whether an owner can act on it, and was not reminded of it recently. */
function isRemindable({ businessId, now, fits }: DueQuery): SQL {
  const since = new Date(now.getTime() - reminderPauseDays * 86_400_000).toISOString();
  return sql`${canAct(fits)} and not exists (
    select 1 from due_notice n where n.business_id = ${businessId} and n.pet_id = c.pet_id
      and n.rule = d.rule and n.sent_at > ${since}::timestamptz)`;
}

/** The same statuses as `asksOwner`. */
const canAct = (fits: SQL): SQL => sql`${fits} and d.status not in ('pending', 'waiting', 'stay_away')`;

/** The next owners to remind, in the order of their ids. */
export async function findDueOwners(
  db: Database,
  query: DueQuery,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<DueOwner[]> {
  const found = await db.execute<DueOwner & Record<string, unknown>>(sql`
    select p.owner_id as "ownerId", max(g.owner_email) as "guestEmail",
      jsonb_agg(jsonb_build_object('petId', p.id, 'name', p.name, 'items', f.items) order by p.name, p.id) as pets
    from connection c join pet p on p.id = c.pet_id
    left join guest g on g.pet_id = p.id and g.business_id = c.business_id
    ${renewalsThat(isRemindable(query))}
    where ${query.pets} and f.items is not null and p.state = 'active'
      and (${after}::uuid is null or p.owner_id > ${after}::uuid)
    group by p.owner_id order by p.owner_id limit ${limit}`);
  return found.rows;
}

/** How many owners and pets a reminder would be about, and how many pets are left out because of an earlier one. */
export async function countDueOwners(
  db: Database,
  query: DueQuery,
): Promise<{ readonly owners: number; readonly pets: number; readonly recent: number }> {
  const pets = await countPets(db, query, isRemindable(query));
  const all = await countPets(db, query, canAct(query.fits));
  return { ...pets, recent: all.pets - pets.pets };
}

async function countPets(db: Database, query: DueQuery, condition: SQL) {
  const found = await db.execute<{ owners: number; pets: number }>(sql`
    select count(*)::int as pets, count(distinct p.owner_id)::int as owners
    from connection c join pet p on p.id = c.pet_id ${renewalsThat(condition)}
    where ${query.pets} and f.items is not null and p.state = 'active'`);
  return found.rows[0] ?? { owners: 0, pets: 0 };
}
