import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { petChanged } from '../rechecks/index.ts';
import type { CareRow } from './care-record-presenter.ts';
import { replaceCare } from './write-version.ts';

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly author: Parameters<typeof replaceCare>[3];
}

/** Gives a pet the records of another one, each as its next version; a record that it has already stays behind. */
export async function moveCare(tx: Tx, { from, to, author }: Moved): Promise<void> {
  const recordsOf = (petId: string): Promise<CareRow[]> =>
    tx.db
      .select()
      .from(careRecordTable)
      .where(and(eq(careRecordTable.petId, petId), eq(careRecordTable.state, 'active')))
      .orderBy(asc(careRecordTable.id))
      .for('update');
  const known = await recordsOf(to);
  const isKnown = (row: CareRow) =>
    known.some(
      (other) =>
        other.kind === row.kind &&
        other.businessId === row.businessId &&
        isDeepStrictEqual(other.facts, row.facts),
    );
  const moved = (await recordsOf(from)).filter((row) => !isKnown(row));
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await tx.db.update(careRecordTable).set({ petId: to }).where(inArray(careRecordTable.id, ids));
  for (const row of moved) await replaceCare(tx, { ...row, petId: to }, {}, author);
  await petChanged(tx, to, author.at);
}
