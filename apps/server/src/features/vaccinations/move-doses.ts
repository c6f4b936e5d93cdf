import { isSameDose } from '@clearpaw/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { replaceVaccination } from './write-version.ts';

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly author: Parameters<typeof replaceVaccination>[3];
}

/** Gives a pet the doses of another one, each as its next version; a dose that it has already stays behind. */
export async function moveDoses(tx: Tx, { from, to, author }: Moved): Promise<void> {
  const dosesOf = (petId: string) =>
    tx.db
      .select()
      .from(vaccinationTable)
      .where(and(eq(vaccinationTable.petId, petId), eq(vaccinationTable.state, 'active')))
      .orderBy(asc(vaccinationTable.id))
      .for('update');
  const known = await dosesOf(to);
  for (const dose of await dosesOf(from)) {
    if (known.some((other) => isSameDose(other, dose))) continue;
    known.push(await replaceVaccination(tx, dose, { petId: to }, author));
  }
}
