import type { clinics, OutputOf } from '@clearpaw/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { authorizeMember } from '../members/index.ts';
import { confirmedRecords } from './standing-confirmations.ts';

type Input = z.output<typeof clinics.listClinics.input>;
export type PresentedClinic = OutputOf<typeof clinics.setClinicTrust>;
type Row = PresentedClinic & Record<string, unknown>;

/** Clinics that confirmed records of this business's pets, and those for which it chose a trust level. */
export async function listClinics(call: Call, input: Input): Promise<Page<PresentedClinic>> {
  const { business } = await authorizeMember(call, input.businessId, 'readClinics');
  const after = readCursor(input.cursor, ['text', 'id']);
  const beyond = after ? sql`and (k.name, k.id) > (${after[0]}, ${after[1]}::uuid)` : sql``;
  const rows = await readClinics(call.services.store.db, business.id, beyond, input.limit + 1);
  return pageOf(rows, input.limit, (row) => [row.name, row.clinicId]);
}

/** One clinic as shown to the business; null if the business never dealt with it. */
export async function findClinicOf(
  db: Database,
  businessId: string,
  clinicId: string,
): Promise<PresentedClinic | null> {
  const [row] = await readClinics(db, businessId, sql`and k.id = ${clinicId}::uuid`, 1);
  return row ?? null;
}

async function readClinics(
  db: Database,
  businessId: string,
  which: SQL,
  limit: number,
): Promise<PresentedClinic[]> {
  const { rows } = await db.execute<Row>(sql`
    select k.id as "clinicId", k.name, k.email_domain as "emailDomain", k.location,
           k.listed_at is not null as "isKnown", coalesce(t.trust, 'default') as trust,
           coalesce(confirmed.records, 0)::int as records
      from clinic k
      left join clinic_trust t on t.clinic_id = k.id and t.business_id = ${businessId}
      left join lateral (
        select count(distinct c.record_id) as records
          from ${confirmedRecords} c
          join connection n on n.pet_id = c.pet_id and n.business_id = ${businessId} and n.revoked_at is null
         where c.clinic_id = k.id) confirmed on true
     where (t.trust is not null or confirmed.records > 0) ${which}
     order by k.name, k.id
     limit ${limit}`);
  return rows;
}
