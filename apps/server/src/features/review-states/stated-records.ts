import { sql } from 'drizzle-orm';

/**
 * The records besides vaccinations that businesses review, as one table. `changed_at` is when the owner last changed
 * the facts; `names` are what rules can require with it, spelled as in `recordsToReview`.
 */
export const statedRecords = sql`(
  select id, pet_id, kind, corrected_at as changed_at, coalesce(corrected_at, created_at) as since, state = 'active' as counts,
         jsonb_array_length(document_ids) > 0 as proven, document_ids,
         array['test:' || (facts->>'test'), 'titer:' || (case when kind = 'test' then facts->>'target' end),
               'treatment:' || (facts->>'treatment'), 'exemption:' || (case when kind = 'exemption' then facts->>'target' end)] as names
    from care_record
   where kind in ('test', 'treatment', 'exemption')
   union all
  select id, pet_id, 'document', stated_at, coalesce(stated_at, created_at), replaced_by is null, true, jsonb_build_array(id),
         array['document:' || kind]
    from document
   where pet_id is not null)`;

/** A review `q` is of the record `r`, and not of another pet's from which the document was moved. */
export const isOfRecord = sql`q.record_id = r.id and q.pet_id = r.pet_id`;

/** A decision `q` is about the current version of the record `r`. */
export const isDecisionCurrent = sql`q.decision is not null and (r.changed_at is null or q.decided_at >= r.changed_at)`;
