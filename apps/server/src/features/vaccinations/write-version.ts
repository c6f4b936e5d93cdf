import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { vaccinationTable, vaccinationVersionTable } from '../../schema/vaccination.ts';
import { petChanged } from '../rechecks/index.ts';
import { presentState, type VaccinationRow } from './vaccination-presenter.ts';

interface Author {
  readonly by: string;
  readonly at: Date;
  readonly reason: string | null;
}

/** Stores a new dose with its first version. Every business that knows the pet judges it again. */
export async function insertVaccination(
  tx: Tx,
  draft: VaccinationRow,
  author: Author,
): Promise<VaccinationRow> {
  const [row] = await tx.db.insert(vaccinationTable).values(draft).returning();
  const stored = row ?? draft;
  await addVersion(tx, stored, author);
  return stored;
}

/** Stores a changed dose as its next version. Refuses (`ABORTED`) if someone else has changed it in the meantime. */
export async function replaceVaccination(
  tx: Tx,
  before: VaccinationRow,
  changes: Partial<VaccinationRow>,
  author: Author,
): Promise<VaccinationRow> {
  const [row] = await tx.db
    .update(vaccinationTable)
    .set({ ...changes, version: before.version + 1, updatedAt: author.at })
    .where(and(eq(vaccinationTable.id, before.id), eq(vaccinationTable.version, before.version)))
    .returning();
  if (!row)
    throw refuse('ABORTED', 'The record was changed meanwhile; read it again and repeat your change.', {
      reason: 'changed_meanwhile',
    });
  await addVersion(tx, row, author);
  return row;
}

async function addVersion(tx: Tx, row: VaccinationRow, author: Author): Promise<void> {
  const snapshot = presentState(row);
  await tx.db
    .insert(vaccinationVersionTable)
    .values({ vaccinationId: row.id, version: row.version, snapshot, ...author });
  await petChanged(tx, row.petId, author.at);
}

/** A dose takes about twenty parameters, and PostgreSQL accepts 65,535 in one statement. */
const mostAtOnce = 1_000;

/** Stores many doses of newly added pets, which are due to be judged anyway. */
export async function insertVaccinations(
  { db }: Tx,
  drafts: readonly VaccinationRow[],
  author: Author,
): Promise<void> {
  for (let from = 0; from < drafts.length; from += mostAtOnce) {
    const some = drafts.slice(from, from + mostAtOnce);
    await db.insert(vaccinationTable).values(some);
    await db.insert(vaccinationVersionTable).values(
      some.map((row) => ({
        ...{ vaccinationId: row.id, version: row.version, snapshot: presentState(row) },
        ...author,
      })),
    );
  }
}
