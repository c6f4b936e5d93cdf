import type { PetRecords } from '@clearpaw/domain';
import { and, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { documentTable } from '../../schema/document.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';

type Dose = PetRecords['vaccinations'][number];
/** A dose, and the businesses at which it does not count because they rejected it. */
export type DoseRecord = Dose & { readonly rejectedBy: readonly string[] };

// Written out: the columns of a subquery inside of a selection would lose the names of their tables.

/** A linked document that is being read, or waits for its owner, keeps the dose open. */
const waitsForReview = sql<boolean>`(vaccination.document_ids <> '[]'::jsonb and exists (
  select 1 from ${documentTable} d where d.pet_id = vaccination.pet_id
  and d.state in ('processing', 'needs_review') and vaccination.document_ids @> to_jsonb(d.id::text)))`;

const rejectedBy = sql<string[]>`array(
  select r.business_id::text from ${reviewRequestTable} r where r.vaccination_id = vaccination.id and r.decision = 'reject'
  and (vaccination.corrected_at is null or r.decided_at >= vaccination.corrected_at))`;

const columns = {
  petId: vaccinationTable.petId,
  id: vaccinationTable.id,
  vaccine: vaccinationTable.vaccine,
  vaccineName: vaccinationTable.vaccineName,
  route: vaccinationTable.route,
  administeredOn: vaccinationTable.administeredOn,
  expiresOn: vaccinationTable.expiresOn,
  doseNumber: vaccinationTable.doseNumber,
  evidence: vaccinationTable.evidence,
  underReview: waitsForReview.as('under_review'),
  rejectedBy: rejectedBy.as('rejected_by'),
};

const activeDoses = preparedOnce((db) =>
  db
    .select(columns)
    .from(vaccinationTable)
    .where(
      and(
        sql`${vaccinationTable.petId} = any(${sql.placeholder('petIds')})`,
        ne(vaccinationTable.state, 'withdrawn'),
      ),
    )
    .prepare('active_doses'),
);

/** The same for one pet within another statement, as JSON for `dosesOfJson`. */
export function dosesAsJson(petId: SQLWrapper): SQL {
  return sql`(
    select json_agg(json_build_array(vaccination.id, vaccination.vaccine, vaccination.vaccine_name, vaccination.route,
      vaccination.administered_on, vaccination.expires_on, vaccination.dose_number, vaccination.evidence,
      ${waitsForReview}, ${rejectedBy}))
    from ${vaccinationTable} where vaccination.pet_id = ${petId} and vaccination.state <> 'withdrawn')`;
}

/** What `dosesAsJson` answers with: the values of each dose in its order, or null without doses. */
export type DosesJson =
  | readonly [
      id: Dose['id'],
      vaccine: Dose['vaccine'],
      vaccineName: Dose['vaccineName'],
      route: Dose['route'],
      administeredOn: Dose['administeredOn'],
      expiresOn: Dose['expiresOn'],
      doseNumber: Dose['doseNumber'],
      evidence: Dose['evidence'],
      underReview: boolean,
      rejectedBy: readonly string[],
    ][]
  | null;

export function dosesOfJson(json: DosesJson): readonly DoseRecord[] {
  return (json ?? []).map(
    ([
      id,
      vaccine,
      vaccineName,
      route,
      administeredOn,
      expiresOn,
      doseNumber,
      evidence,
      underReview,
      rejectedBy,
    ]) => ({
      ...{ id, vaccine, vaccineName, route, administeredOn, expiresOn, doseNumber, evidence },
      ...{ underReview, rejectedBy, state: 'active' },
    }),
  );
}

/** The doses of each of these pets, without withdrawn ones; one query for any number of pets. */
export async function vaccinationRecordsOf(
  db: Database,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DoseRecord[]>> {
  const rows = await activeDoses(db).execute({ petIds });
  const byPet = new Map<string, DoseRecord[]>(petIds.map((id) => [id, []]));
  for (const { petId, ...dose } of rows) byPet.get(petId)?.push({ ...dose, state: 'active' });
  return byPet;
}
