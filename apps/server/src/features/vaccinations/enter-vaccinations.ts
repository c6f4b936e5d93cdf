import type { Tx } from '../../platform/database/index.ts';
import { vaccinationTable, vaccinationVersionTable } from '../../schema/vaccination.ts';
import { presentState, type VaccinationRow } from './vaccination-presenter.ts';

interface EnteredDose {
  readonly row: VaccinationRow;
  /** Every version, the current one last. */
  readonly versions: readonly { readonly row: VaccinationRow; readonly reason: string | null }[];
}

/** A dose takes about twenty parameters, and PostgreSQL accepts 65,535 in one statement. */
const mostAtOnce = 1_000;

/** Stores doses with their history that a person imports from another account. */
export async function enterVaccinations(
  { db }: Tx,
  doses: readonly EnteredDose[],
  author: { readonly by: string; readonly at: Date },
): Promise<void> {
  for (let from = 0; from < doses.length; from += mostAtOnce) {
    await db.insert(vaccinationTable).values(doses.slice(from, from + mostAtOnce).map(({ row }) => row));
  }
  const versions = doses.flatMap((dose) => dose.versions);
  for (let from = 0; from < versions.length; from += mostAtOnce) {
    const some = versions.slice(from, from + mostAtOnce).map(({ row, reason }) => ({
      ...{ vaccinationId: row.id, version: row.version, snapshot: presentState(row), reason },
      ...author,
    }));
    await db.insert(vaccinationVersionTable).values(some);
  }
}
