import { type SQL, sql } from 'drizzle-orm';

/**
 * Records that clinics confirmed or entered themselves, one row each: `record_id`, `pet_id`, `clinic_id`,
 * `clinic_name`, `signer_name` and `at`.
 */
export const confirmedRecords: SQL = sql`(
  select cr.record_id, c.pet_id, c.clinic_id, c.clinic_name, c.signer_name, c.answered_at as at, c.id
    from confirmation c
    join confirmation_record cr on cr.confirmation_id = c.id
   where c.answered_at is not null and cr.decision in ('confirm', 'correct')
   union all
  select e.record_id, e.pet_id, e.clinic_id, e.clinic_name, e.signer_name, e.entered_at, e.record_id
    from clinic_entry e)`;

/**
 * Whether the confirmation still applies: a record that its owner changed since is no longer what the clinic confirmed.
 * Needs `c`, a row of `confirmedRecords`.
 */
export const isStanding: SQL = sql`coalesce(greatest(
    (select v.stated_at from vaccination v where v.id = c.record_id),
    (select r.stated_at from care_record r where r.id = c.record_id),
    (select d.stated_at from document d where d.id = c.record_id)), '-infinity') <= c.at`;
