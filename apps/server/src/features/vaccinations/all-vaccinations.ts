import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { shownReviewsOf } from './shown-reviews.ts';
import { type PresentedVaccination, presentVaccination } from './vaccination-presenter.ts';

/** All doses that were not removed, newest first, as shown to anyone who may read the pet's record. */
export async function allVaccinations(
  db: Database,
  uid: string,
  petId: string,
): Promise<readonly PresentedVaccination[]> {
  const rows = await db
    .select()
    .from(vaccinationTable)
    .where(and(eq(vaccinationTable.petId, petId), ne(vaccinationTable.state, 'withdrawn')))
    .orderBy(desc(vaccinationTable.administeredOn), desc(vaccinationTable.id));
  const shown = await shownReviewsOf(
    db,
    uid,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentVaccination(row, shown.get(row.id)));
}
