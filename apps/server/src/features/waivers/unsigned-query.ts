import { calendarDateIn, type UnsignedReason } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import { nameKey } from '../../schema/connection.ts';
import type { WaiverRow } from './waiver-presenter.ts';

/** A waiver, seen on one day at its business. */
export interface UnsignedQuery {
  /** The connected pets as `c` with the pet `p`, a guest as `g`, and the last signature as `last`, if none counts today. */
  readonly from: SQL;
  readonly where: SQL;
  /** Why a pet is listed, over `last`. */
  readonly reason: SQL;
}

interface Seen {
  readonly waiver: WaiverRow;
  readonly timeZone: string;
  readonly now: Date;
}

/** The same signatures count as in `signatureRecordsOf`, which the verdicts are made from. */
export function unsignedQuery({ waiver, timeZone, now }: Seen): UnsignedQuery {
  const today = sql`${calendarDateIn(now.getTime(), timeZone)}::date`;
  const yearly = sql`and (s.signed_at at time zone ${timeZone})::date + interval '12 months' >= ${today}`;
  const everyVisit = sql`and not exists (
    select 1 from check_in v where v.business_id = s.business_id and v.pet_id = s.pet_id
      and v.decision = 'admitted' and v.departed_at > s.signed_at)`;
  const policies = { material: sql``, yearly, every_visit: everyVisit };
  const counts = sql`s.material_version >= ${waiver.materialVersion}
    and (s.expires_on is null or s.expires_on >= ${today}) ${policies[waiver.resign ?? 'material']}`;
  const ofPet = sql`from waiver_signature s where s.business_id = c.business_id and s.pet_id = c.pet_id
    and s.waiver_id = ${waiver.id}`;
  return {
    from: sql`from connection c join pet p on p.id = c.pet_id
      left join guest g on g.pet_id = c.pet_id and g.business_id = c.business_id
      left join lateral (select s.version, s.material_version, s.signed_at ${ofPet}
        order by s.material_version desc, s.signed_at desc limit 1) last on true`,
    where: sql`${connectedTo(waiver.businessId, now)} and not exists (select 1 ${ofPet} and ${counts})`,
    reason: sql`case when last.version is null then 'never'
      when last.material_version < ${waiver.materialVersion} then 'outdated' else 'expired' end`,
  };
}

/** The pets of which a signature is asked: connected ones that are alive and in their owner's list. */
export function connectedTo(businessId: string, now: Date): SQL {
  return sql`c.business_id = ${businessId} and c.revoked_at is null
    and (c.ends_at is null or c.ends_at > ${now.toISOString()}::timestamptz) and p.state = 'active'`;
}

/** Over the query: only those for this reason, and only these pets. */
export function narrowedTo(
  { reason }: UnsignedQuery,
  { reason: asked, petIds }: { reason?: UnsignedReason | undefined; petIds?: readonly string[] | undefined },
): SQL {
  const ofReason = asked ? sql`and ${reason} = ${asked}` : sql``;
  return petIds ? sql`${ofReason} and c.pet_id = any(${sql.param([...petIds])}::uuid[])` : ofReason;
}

/** The owner's name as the business may know it: entered by staff, or shared with it. Needs `ownerNames`. */
export const ownerName = sql`coalesce(k.name, e.name, nullif(g.owner_email, ''))`;
export const ownerNames = sql`left join contact k on k.uid = p.owner_id and c.contact_shared
  left join customer e on e.uid = p.owner_id and e.business_id = c.business_id and not e.has_account`;

/** Whether a part of the pet's or the owner's name is what staff typed. */
export function named(typed: string | undefined): SQL {
  if (typed === undefined) return sql``;
  const part = `%${nameKey(typed).replace(/[\\%_]/g, '\\$&')}%`;
  return sql`and (c.pet_name_key like ${part} or lower(${ownerName}) like ${part})`;
}
