import type { PetRecords } from '@clearpaw/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { type AskedPet, preparedByPet } from '../../schema/asked-pet.ts';
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

const dosesOfAsked = preparedByPet((db, petId, by) =>
  db
    .select(columns)
    .from(vaccinationTable)
    .where(and(eq(vaccinationTable.petId, petId), ne(vaccinationTable.state, 'withdrawn')))
    .prepare(`doses_of_asked_${by}`),
);

/** The same for one pet, as soon as it is known. */
export async function readDosesOf(db: Database, pet: AskedPet): Promise<readonly DoseRecord[]> {
  const rows = await dosesOfAsked(db, pet).execute({ ...pet });
  return rows.map(({ petId: _petId, ...dose }) => ({ ...dose, state: 'active' }));
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
