import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { boundsOf, type ReportSpan } from './report-span.ts';

/** A longer list could not be worked through. */
const maxOverlaps = 2_000;

export interface Overlap {
  readonly petId: string;
  readonly petName: string;
  readonly from: Date;
  /** Null while both are still on site. */
  readonly to: Date | null;
}

const mine = alias(checkInTable, 'mine');
const theirs = alias(checkInTable, 'theirs');
const mineEnd = sql`coalesce(${mine.departedAt}, 'infinity'::timestamptz)`;
const theirEnd = sql`coalesce(${theirs.departedAt}, 'infinity'::timestamptz)`;
const from = sql<Date>`greatest(${mine.arrivedAt}, ${theirs.arrivedAt})`.mapWith(checkInTable.arrivedAt);
const to = sql<Date | null>`nullif(least(${mineEnd}, ${theirEnd}), 'infinity'::timestamptz)`.mapWith(
  checkInTable.arrivedAt,
);

interface Asked extends ReportSpan {
  readonly petId: string;
}

/** Every time that another pet and this one were on site together within the days; refuses a pet that never came. */
export async function overlapsOf(
  db: Database,
  business: { readonly id: string; readonly timeZone: string },
  asked: Asked,
): Promise<readonly Overlap[]> {
  await requireVisitor(db, business.id, asked.petId);
  const { begin, end } = boundsOf(asked, business.timeZone);
  return db
    .select({ petId: theirs.petId, petName: theirs.petName, from, to })
    .from(mine)
    .innerJoin(
      theirs,
      and(
        eq(theirs.businessId, mine.businessId),
        ne(theirs.petId, mine.petId),
        eq(theirs.decision, 'admitted'),
        sql`${theirs.arrivedAt} < least(${mineEnd}, ${end})`,
        sql`${theirEnd} > greatest(${mine.arrivedAt}, ${begin})`,
      ),
    )
    .where(
      and(
        eq(mine.businessId, business.id),
        eq(mine.petId, asked.petId),
        eq(mine.decision, 'admitted'),
        lt(mine.arrivedAt, end),
        gt(mineEnd, begin),
      ),
    )
    .orderBy(asc(sql`3`), asc(theirs.petId))
    .limit(maxOverlaps);
}

async function requireVisitor(db: Database, businessId: string, petId: string): Promise<void> {
  const [visit] = await db
    .select({ id: checkInTable.id })
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, businessId),
        eq(checkInTable.petId, petId),
        ne(checkInTable.decision, 'undone'),
      ),
    )
    .limit(1);
  if (!visit) throw refuse.notFound('pet');
}
