import { type CareFacts, type CareKind, calendarDateIn, careDayOf } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careRecordTable, careRecordVersionTable } from '../../schema/care-record.ts';
import { petChanged } from '../rechecks/index.ts';
import { type CareRow, presentCare } from './care-record-presenter.ts';
import { showNewestWeight } from './show-newest-weight.ts';

interface Author {
  readonly by: string;
  readonly at: Date;
  readonly reason: string | null;
}

/** Its position in lists: its own date, or the day it was recorded if it has none. */
export function dayInLists<Kind extends CareKind>(
  kind: Kind,
  facts: CareFacts[Kind],
  createdAt: Date,
): string {
  return careDayOf(kind, facts) ?? calendarDateIn(createdAt.getTime(), 'UTC');
}

/** Stores a new record with its first version. Every business that knows the pet judges it again. */
export async function insertCare(tx: Tx, row: CareRow, author: Author): Promise<CareRow> {
  await tx.db.insert(careRecordTable).values(row);
  await addVersion(tx, row, author);
  return row;
}

/** Stores a changed record as its next version. Refuses (`ABORTED`) if someone else has changed it in the meantime. */
export async function replaceCare(
  tx: Tx,
  before: CareRow,
  changes: Partial<
    Pick<CareRow, 'facts' | 'documentIds' | 'evidence' | 'state' | 'correctedAt' | 'statedAt'>
  >,
  author: Author,
): Promise<CareRow> {
  const facts: CareFacts[CareKind] = changes.facts ?? before.facts;
  const [row] = await tx.db
    .update(careRecordTable)
    .set({
      ...changes,
      onDay: dayInLists(before.kind, facts as never, before.createdAt),
      version: before.version + 1,
      updatedAt: author.at,
    })
    .where(and(eq(careRecordTable.id, before.id), eq(careRecordTable.version, before.version)))
    .returning();
  if (!row) {
    throw refuse('ABORTED', 'The record was changed meanwhile; read it again and repeat your change.', {
      reason: 'changed_meanwhile',
    });
  }
  await addVersion(tx, row, author);
  return row;
}

async function addVersion(tx: Tx, row: CareRow, author: Author): Promise<void> {
  const snapshot = presentCare(row.kind, row);
  await tx.db
    .insert(careRecordVersionTable)
    .values({ careRecordId: row.id, version: row.version, snapshot, ...author });
  if (row.kind === 'weight') await showNewestWeight(tx, row.petId, author.at);
  await petChanged(tx, row.petId, author.at);
}
