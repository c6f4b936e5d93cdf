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

/** Who confirmed a record, and the evidence this gives to its reader. */
export interface ShownConfirmation {
  readonly evidence: Evidence;
  readonly confirmation: {
    readonly clinicId: string;
    readonly clinicName: string;
    readonly emailDomain: string;
    readonly signerName: string;
    readonly confirmedAt: string;
  };
}

interface Row extends Record<string, unknown> {
  readonly recordId: string;
  readonly clinicId: string;
  readonly clinicName: string;
  readonly emailDomain: string;
  readonly signerName: string;
  readonly confirmedAt: string;
  readonly isKnown: boolean;
  readonly trust: ClinicTrust;
  readonly mode: ClinicTrustMode;
}

/**
 * The confirmations of these records as they count for one person: for members of a business by its own list of
 * clinics, for the pet's carers by the directory.
 */
export async function shownConfirmationsOf(
  db: Database,
  uid: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, ShownConfirmation>> {
  if (recordIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select c.record_id as "recordId", k.id as "clinicId", k.email_domain as "emailDomain",
           case when k.listed_at is null then c.clinic_name else k.name end as "clinicName",
           c.signer_name as "signerName",
           to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "confirmedAt",
           k.listed_at is not null as "isKnown",
           coalesce(t.trust, 'default') as trust, coalesce(b.clinic_trust, 'any') as mode
      from ${confirmedRecords} c
      join clinic k on k.id = c.clinic_id
      join pet on pet.id = c.pet_id
      left join member m on m.uid = ${uid} and pet.owner_id <> ${uid}
       and not exists (select 1 from co_owner o where o.pet_id = pet.id and o.uid = ${uid})
       and exists (select 1 from connection n where n.pet_id = pet.id and n.business_id = m.business_id and n.revoked_at is null)
      left join business b on b.id = m.business_id
      left join clinic_trust t on t.clinic_id = k.id and t.business_id = m.business_id
     where c.record_id = any(${sql.param([...recordIds])}::uuid[]) and ${isStanding}
     order by c.at desc, c.id desc`);
  const byRecord = new Map<string, ShownConfirmation>();
  for (const row of rows) {
    const shown = present(row);
    const earlier = byRecord.get(row.recordId);
    if (shown && (!earlier || isStronger(shown, earlier))) byRecord.set(row.recordId, shown);
  }
  return byRecord;
}

function isStronger(one: ShownConfirmation, other: ShownConfirmation): boolean {
  return strongerEvidence(other.evidence, one.evidence) !== other.evidence;
}

function present({
  clinicId,
  clinicName,
  emailDomain,
  signerName,
  confirmedAt,
  ...standing
}: Row): ShownConfirmation | null {
  const evidence = confirmedEvidence(standing);
  if (!evidence) return null;
  return { evidence, confirmation: { clinicId, clinicName, emailDomain, signerName, confirmedAt } };
}

/** The evidence of a record including a clinic's confirmation. */
export function withConfirmation(
  evidence: Evidence,
  shown: ShownConfirmation | undefined,
): { readonly evidence: Evidence; readonly confirmation?: ShownConfirmation['confirmation'] } {
  if (!shown) return { evidence };
  return { evidence: strongerEvidence(evidence, shown.evidence), confirmation: shown.confirmation };
}
