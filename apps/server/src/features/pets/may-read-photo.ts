import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { isFoundFrom } from '../../schema/other-locations.ts';

/** How long a business that has seen a pet's badge may see its photo, until the pet is connected. */
const recentMs = 24 * 60 * 60 * 1000;

/**
 * Whether someone may see a pet's photo: its owner, its co-owners, members of a business it is connected with, and
 * members of a business that it is visiting (its badge was shown, or it has arrived), because staff compare the photo
 * with the pet in front of them; or members of a location that may find it through another one. Views from before the owner disconnected the business do not count.
 */
export async function mayReadPhoto(services: Services, uid: string, path: string): Promise<boolean> {
  const now = services.clock.now();
  const since = new Date(now.getTime() - recentMs).toISOString();
  const { rows } = await services.store.db.execute(sql`
    select 1
    from pet
    where pet.photo_path = ${path} and pet.state <> 'deleted'
      and (pet.owner_id = ${uid}
        or exists (select 1 from co_owner where co_owner.pet_id = pet.id and co_owner.uid = ${uid})
        or exists (
          select 1
          from member
          left join connection on connection.business_id = member.business_id and connection.pet_id = pet.id
          cross join lateral (
            select connection.revoked_at is not null or connection.ends_at <= ${now.toISOString()} as ended,
              greatest(${since}::timestamptz, least(connection.revoked_at, connection.ends_at)) as since) as link
          where member.uid = ${uid}
            and ((connection.pet_id is not null and not coalesce(link.ended, false))
              or exists (
                select 1 from record_view
                where record_view.pet_id = pet.id and record_view.business_id = member.business_id
                  and record_view.at > link.since)
              or exists (
                select 1 from check_in
                where check_in.pet_id = pet.id and check_in.business_id = member.business_id
                  and check_in.arrived_at > link.since)
              or exists (
                select 1 from connection
                where connection.pet_id = pet.id and ${isFoundFrom(sql`member.business_id`, now)}))))
    limit 1`);
  return rows.length > 0;
}
