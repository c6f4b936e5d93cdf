import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isDecisionCurrent, isOfRecord, statedRecords } from './stated-records.ts';

/**
 * The records of these pets whose current version one business verified itself, or that its team entered for a guest.
 * One query for any number of pets.
 */
export async function reviewedHere(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const pets = sql.param([...petIds]);
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from vaccination v
      join review_request d on d.vaccination_id = v.id and d.business_id = ${businessId}
     where v.pet_id = any(${pets}::uuid[]) and d.decision = 'verify'
       and (v.corrected_at is null or d.decided_at >= v.corrected_at)
     union all
    select q.record_id from record_review q join ${statedRecords} r on ${isOfRecord}
     where q.pet_id = any(${pets}::uuid[]) and q.business_id = ${businessId}
       and q.decision = 'verify' and ${isDecisionCurrent}
     union all
    select v.id from vaccination v join guest g on g.pet_id = v.pet_id
     where v.pet_id = any(${pets}::uuid[]) and g.business_id = ${businessId}
     union all
    select r.id from ${statedRecords} r join guest g on g.pet_id = r.pet_id
     where r.pet_id = any(${pets}::uuid[]) and g.business_id = ${businessId}`);
  return new Set(rows.map(({ id }) => id));
}
