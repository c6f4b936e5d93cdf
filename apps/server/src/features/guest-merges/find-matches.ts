import type { guestMerges, OutputOf } from '@clearpaw/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { PetRow } from '../pets/index.ts';

export type GuestMatch = OutputOf<typeof guestMerges.listGuestMatches>['items'][number];

/** What a business recorded about a guest `g` whose pet is `gp`, as numbers. */
export const guestFacts: SQL = sql`
  gp.id as "guestPetId", gp.name, gp.species, gp.breed, g.created_at as since,
  (select count(*)::int from vaccination v where v.pet_id = gp.id and v.state = 'active') as vaccinations,
  (select count(*)::int from care_record r where r.pet_id = gp.id and r.state = 'active') as "otherRecords",
  (select count(*)::int from check_in i where i.business_id = g.business_id and i.pet_id = gp.id
    and i.decision = 'admitted') as visits,
  (select count(*)::int from waiver_signature s where s.business_id = g.business_id and s.pet_id = gp.id) as signatures`;

/** A row of a query with `guestFacts`. */
export interface GuestFactsRow extends Record<string, unknown> {
  readonly since: Date | string;
}

export const sinceOf = ({ since }: GuestFactsRow): string => new Date(since).toISOString();

/**
 * Guests that may be this pet: of the same species, at a business that it is connected to, and with its microchip or its
 * owner's verified email address. What the owner declined is left out. With `guestPetId` only that one, locked.
 */
export async function findMatches(
  db: Database,
  pet: PetRow,
  now: Date,
  guestPetId?: string,
): Promise<GuestMatch[]> {
  const one =
    guestPetId === undefined
      ? sql`order by g.created_at, gp.id limit 20`
      : sql`and gp.id = ${guestPetId} for update of g`;
  const found = await db.execute<GuestMatch & GuestFactsRow>(sql`
    select b.id as "businessId", b.name as "businessName", coalesce(m.state = 'requested', false) as "isRequested", ${guestFacts}
    from connection c
    join guest g on g.business_id = c.business_id
    join pet gp on gp.id = g.pet_id
    join business b on b.id = c.business_id
    left join guest_merge m on m.pet_id = c.pet_id and m.guest_pet_id = gp.id
    where c.pet_id = ${pet.id} and c.revoked_at is null
      and (c.ends_at is null or c.ends_at > ${now.toISOString()}::timestamptz)
      and gp.species = ${pet.species} and gp.id <> c.pet_id and (m.state is null or m.state = 'requested')
      and gp.id in (${candidates(pet)}) ${one}`);
  return found.rows.map((row) => ({ ...row, since: sinceOf(row) }));
}

/** Found by indexes, so that a business with many guests costs no more. */
function candidates({ id, ownerId, microchip }: PetRow): SQL {
  const verified = sql`(select lower(u.email) from "user" u where u.id = ${ownerId} and u.email_verified)`;
  const connected = sql`(select n.business_id from connection n where n.pet_id = ${id})`;
  return sql`
    select p.id from pet p where p.microchip = ${microchip}
    union all select k.pet_id from guest k where k.business_id in ${connected} and lower(k.owner_email) = ${verified}
    union all select p.id from customer e join pet p on p.owner_id = e.uid
      where e.business_id in ${connected} and e.email = ${verified} and not e.has_account`;
}
