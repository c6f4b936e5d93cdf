import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { importReason } from './save-rows.ts';

/** Tables with a `pet_id` whose rows show that a pet was used after it was imported. */
export const signsOfUse = [
  'care_log',
  'care_plan',
  'care_record',
  'check_in',
  'co_owner',
  'clinic_entry',
  'confirmation',
  'document',
  'due_notice',
  'incident_pet',
  'intake_answer',
  'lost_notice',
  'record_review',
  'share_link',
  'visit',
  'waiver_signature',
] as const;

/** Tables with a `pet_id` that show no use: their rows follow from others, or from viewing. */
export const noSignsOfUse = [
  'alert',
  'badge',
  'connection',
  'guest',
  'guest_merge',
  'import_row',
  'invitation',
  'pet_export',
  'pet_note',
  'record_view',
  'reminder',
  'reminder_plan',
  'vaccination',
  'wallet_pass',
] as const;

/** Whether pet `p` was changed, has any record entered for it, or has arrived. */
const isPetTouched = sql`(
  p.updated_at <> p.created_at or p.state <> 'active'
  or exists (select 1 from connection n where n.pet_id = p.id and (n.last_visit_at is not null or n.revoked_at is not null))
  or exists (select 1 from pet_note n where n.pet_id = p.id and n.updated_at <> p.created_at)
  or exists (select 1 from vaccination d join vaccination_version v on v.vaccination_id = d.id
    where d.pet_id = p.id and v.reason is distinct from ${importReason})
  ${sql.join(
    signsOfUse.map(
      (table) => sql`or exists (select 1 from ${sql.identifier(table)} u where u.pet_id = p.id)`,
    ),
    sql` `,
  )})`;

/** Which of these pets differ from how they were imported. */
export async function findTouchedPets(db: Database, petIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (petIds.length === 0) return new Set();
  const touched = await db.execute<{ id: string }>(
    sql`select p.id from pet p where p.id = any(${sql.param(petIds)}) and ${isPetTouched}`,
  );
  return new Set(touched.rows.map(({ id }) => id));
}

/** Customers with a changed detail, or with a pet that differs from how this import created it. By account. */
export async function findTouchedCustomers(
  db: Database,
  importId: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const touched = await db.execute<{ uid: string }>(sql`
    select c.uid from customer c where c.uid = any(${sql.param(uids)}) and (
      c.updated_at <> c.created_at or c.has_account
      or exists (select 1 from pet p where p.owner_id = c.uid and (${isPetTouched} or not exists (
        select 1 from import_row r where r.import_id = ${importId} and r.pet_id = p.id)))
      or exists (select 1 from import_row r where r.import_id = ${importId} and r.customer_uid = c.uid
        and exists (select 1 from import_row o join pet p on p.id = o.pet_id
          where o.import_id = r.import_id and o.row = r.row and p.owner_id <> c.uid)))`);
  return new Set(touched.rows.map(({ uid }) => uid));
}
