import type { PetRecords } from '@clearpaw/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { document } from '../documents/document.table.ts';
import { vaccination } from './vaccination.table.ts';

type Dose = PetRecords['vaccinations'][number];

/** A linked document that is being read, or waits for its owner, keeps the dose open. */
const waitsForReview = sql<boolean>`(${vaccination.documentIds} <> '[]'::jsonb and exists (
  select 1 from ${document} where ${document.petId} = ${vaccination.petId}
  and ${document.state} in ('processing', 'needs_review')
  and ${vaccination.documentIds} @> to_jsonb(${document.id}::text)))`;

const columns = {
  petId: vaccination.petId,
  id: vaccination.id,
  vaccine: vaccination.vaccine,
  route: vaccination.route,
  administeredOn: vaccination.administeredOn,
  expiresOn: vaccination.expiresOn,
  doseNumber: vaccination.doseNumber,
  evidence: vaccination.evidence,
  state: vaccination.state,
  underReview: waitsForReview.as('under_review'),
};

const activeDoses = preparedOnce((db) =>
  db
    .select(columns)
    .from(vaccination)
    .where(
      and(sql`${vaccination.petId} = any(${sql.placeholder('petIds')})`, eq(vaccination.state, 'active')),
    )
    .prepare('active_doses'),
);

/** The doses that count, of each of these pets; one query however many there are. */
export async function vaccinationRecordsOf(
  db: Database,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Dose[]>> {
  const rows = await activeDoses(db).execute({ petIds });
  const byPet = new Map<string, Dose[]>(petIds.map((id) => [id, []]));
  for (const { petId, ...dose } of rows) byPet.get(petId)?.push(dose);
  return byPet;
}
