import {
  type ClinicTrust,
  type ClinicTrustMode,
  confirmedEvidence,
  type Evidence,
  strongerEvidence,
} from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { confirmedRecords, isStanding } from './standing-confirmations.ts';

/** The evidence that clinics gave, by record. */
export type ConfirmedEvidence = ReadonlyMap<string, Evidence>;

interface Row extends Record<string, unknown> {
  readonly recordId: string;
  readonly isKnown: boolean;
  readonly trust: ClinicTrust;
  readonly mode: ClinicTrustMode;
}

/**
 * The evidence that clinics' confirmations of these pets' records give at one business; one query for any number of
 * pets.
 */
export async function confirmedEvidenceAt(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ConfirmedEvidence> {
  const { rows } = await db.execute<Row>(sql`
    select c.record_id as "recordId", k.listed_at is not null as "isKnown",
           coalesce(t.trust, 'default') as trust, coalesce(b.clinic_trust, 'any') as mode
      from ${confirmedRecords} c
      join clinic k on k.id = c.clinic_id
      left join business b on b.id = ${businessId}
      left join clinic_trust t on t.clinic_id = k.id and t.business_id = ${businessId}
     where c.pet_id = any(${sql.param([...petIds])}::uuid[]) and ${isStanding}`);
  const byRecord = new Map<string, Evidence>();
  for (const { recordId, ...standing } of rows) {
    const given = confirmedEvidence(standing);
    if (given) byRecord.set(recordId, strongerEvidence(byRecord.get(recordId) ?? 'owner', given));
  }
  return byRecord;
}
