import type { documents, OutputOf } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import type { DocumentRow, PetDocument } from './document-presenter.ts';

export type PresentedListedDocument = OutputOf<typeof documents.listDocuments>['items'][number];
type Outcome = PresentedListedDocument['outcome'];

/** What came out of each of these documents; two queries for any number of them. */
export async function outcomesOf(
  db: Database,
  rows: readonly PetDocument[],
): Promise<(row: PetDocument) => Outcome> {
  const vaccinations = await countProven(db, vaccinationTable, rows);
  const otherRecords = await countProven(db, careRecordTable, rows);
  return (row) => ({
    ...foundIn(row),
    vaccinations: vaccinations.get(row.id) ?? 0,
    otherRecords: otherRecords.get(row.id) ?? 0,
    failure: row.failure,
  });
}

/** The active records that name each document as their proof. */
async function countProven(
  db: Database,
  table: typeof vaccinationTable | typeof careRecordTable,
  rows: readonly PetDocument[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const petIds = sql.param([...new Set(rows.map(({ petId }) => petId))]);
  const ids = sql.param(rows.map(({ id }) => id));
  const counted = await db.execute<{ id: string; count: number }>(sql`
    select named.id, count(*)::int as count
    from ${table} cross join lateral jsonb_array_elements_text(${table.documentIds}) as named(id)
    where ${table.petId} = any(${petIds}::uuid[]) and ${table.state} = 'active' and named.id = any(${ids}::text[])
    group by named.id`);
  return new Map(counted.rows.map(({ id, count }) => [id, count]));
}

/** A row without a vaccine or a date was found but not read, as the review shows it. */
function foundIn({ proposals }: DocumentRow): Pick<Outcome, 'read' | 'unread' | 'clinic'> {
  const unread = proposals.filter(
    ({ vaccine, administeredOn }) =>
      vaccine.candidates.length === 0 || administeredOn.candidates.length === 0,
  ).length;
  const clinics = new Set(proposals.flatMap(({ clinic }) => clinic?.value ?? []));
  const [clinic = null] = clinics.size === 1 ? clinics : [];
  return { read: proposals.length - unread, unread, clinic };
}
