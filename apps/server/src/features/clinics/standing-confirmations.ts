import { type SQL, sql } from 'drizzle-orm';

/**
 * Confirmed records as they state it now: one that its owner restated since is no longer what the clinic confirmed. Takes
 * `cr` (confirmation_record) and `c` (confirmation).
 */
export const isStanding: SQL = sql`c.answered_at is not null and cr.decision in ('confirm', 'correct')
  and coalesce(greatest(
    (select v.stated_at from vaccination v where v.id = cr.record_id),
    (select r.stated_at from care_record r where r.id = cr.record_id),
    (select d.stated_at from document d where d.id = cr.record_id)), '-infinity') <= c.answered_at`;
