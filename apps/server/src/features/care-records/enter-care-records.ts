import type { Tx } from '../../platform/database/index.ts';
import { careRecordTable, careRecordVersionTable } from '../../schema/care-record.ts';
import { type CareRow, presentCare } from './care-record-presenter.ts';

interface EnteredCare {
  readonly row: CareRow;
  /** Every version, the current one last. */
  readonly versions: readonly { readonly row: CareRow; readonly reason: string | null }[];
}

const mostAtOnce = 1_000;

/** Stores records with their history that a person imports from another account. */
export async function enterCareRecords(
  { db }: Tx,
  records: readonly EnteredCare[],
  author: { readonly by: string; readonly at: Date },
): Promise<void> {
  for (let from = 0; from < records.length; from += mostAtOnce) {
    await db.insert(careRecordTable).values(records.slice(from, from + mostAtOnce).map(({ row }) => row));
  }
  const versions = records.flatMap((record) => record.versions);
  for (let from = 0; from < versions.length; from += mostAtOnce) {
    const some = versions.slice(from, from + mostAtOnce).map(({ row, reason }) => ({
      ...{ careRecordId: row.id, version: row.version, snapshot: presentCare(row.kind, row), reason },
      ...author,
    }));
    await db.insert(careRecordVersionTable).values(some);
  }
}
