import { calendarDateIn } from '@clearpaw/domain';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { businessTable } from '../../schema/business.ts';
import { visitTable } from '../../schema/visit.ts';
import { publishVisit } from '../visit-states/index.ts';

const batch = 500;
/** Counted from the last day; the check-ins themselves stay in the business's own records. */
const keptDays = 2 * 365;

/**
 * Marks pets that did not come on the day they were expected. Every time zone is a whole number of quarter hours from
 * UTC.
 */
export const markNoShows = defineJob<Record<string, never>, Call['services']>({
  name: 'mark-no-shows',
  cron: '*/15 * * * *',
  async run({ store, clock }) {
    const now = clock.now();
    let marked: number;
    do {
      marked = await store.transaction((tx) => markBatch(tx, now));
    } while (marked === batch);
  },
});

async function markBatch(tx: Tx, now: Date): Promise<number> {
  // No zone is further ahead than UTC+14, so the index alone excludes what cannot be due.
  const latest = calendarDateIn(now.getTime() + 14 * 60 * 60 * 1000, 'UTC');
  const due = await tx.db
    .select({ id: visitTable.id })
    .from(visitTable)
    .innerJoin(businessTable, eq(businessTable.id, visitTable.businessId))
    .where(
      and(
        eq(visitTable.state, 'expected'),
        lt(visitTable.arrival, latest),
        sql`${visitTable.arrival} < (${now.toISOString()}::timestamptz at time zone ${businessTable.timeZone})::date`,
      ),
    )
    .limit(batch)
    .for('update', { of: visitTable, skipLocked: true });
  if (due.length === 0) return 0;
  const rows = await tx.db
    .update(visitTable)
    .set({ state: 'no_show', updatedAt: now })
    .where(
      inArray(
        visitTable.id,
        due.map(({ id }) => id),
      ),
    )
    .returning();
  for (const row of rows) publishVisit(tx, row);
  return due.length;
}

/** Deletes old visits. */
export const forgetVisits = defineJob<Record<string, never>, Call['services']>({
  name: 'forget-visits',
  cron: '23 4 * * *',
  async run({ store, clock }) {
    const oldest = calendarDateIn(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000, 'UTC');
    for (let removed = batch; removed === batch; ) {
      const old = store.db
        .select({ id: visitTable.id })
        .from(visitTable)
        .where(lt(visitTable.departure, oldest))
        .limit(batch);
      const { rowCount } = await store.db.delete(visitTable).where(inArray(visitTable.id, old));
      removed = rowCount ?? 0;
    }
  },
});
