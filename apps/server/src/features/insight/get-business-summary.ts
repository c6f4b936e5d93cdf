import type { insight, OutputOf } from '@clearpaw/contract';
import { isSatisfied, type KeptCheck, type Verdict } from '@clearpaw/domain';
import { and, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { authorizeMember } from '../members/index.ts';
import { boundsOf, requireReportSpan } from './report-span.ts';

type Input = z.output<typeof insight.getBusinessSummary.input>;
type Summary = OutputOf<typeof insight.getBusinessSummary>;
type Verdicts = Record<Verdict, number>;

const maxRefusals = 50;
const none: Verdicts = { compliant: 0, expiring: 0, pending: 0, non_compliant: 0 };

/** Arrivals by day and by hour of the week, reasons of refusals, and the verdicts of the connected pets now. */
export async function getBusinessSummary(call: Call, input: Input): Promise<Summary> {
  const { business } = await authorizeMember(call, input.businessId, 'readInsight');
  requireReportSpan(input);
  const { db } = call.services.store;
  const { begin, end } = boundsOf(input, business.timeZone);
  const within = and(
    eq(checkInTable.businessId, business.id),
    ne(checkInTable.decision, 'undone'),
    gte(checkInTable.arrivedAt, begin),
    lt(checkInTable.arrivedAt, end),
  );
  const local = sql`(${checkInTable.arrivedAt} at time zone ${business.timeZone})`;
  const [days, hours, refusals, totals, connected] = await Promise.all([
    countDays(db, within, local),
    countHours(db, within, local),
    countRefusals(db, within),
    countTotals(db, within),
    countConnected(db, business.id, call.now),
  ]);
  return { from: input.from, to: input.to, totals, days, hours, refusals, connected };
}

async function countDays(db: Database, within: SQL | undefined, local: SQL): Promise<Summary['days']> {
  const on = sql<string>`${local}::date::text`;
  const rows = await db
    .select({ on, decision: checkInTable.decision, verdict: checkInTable.verdict, arrivals: count() })
    .from(checkInTable)
    .where(within)
    .groupBy(sql`1`, checkInTable.decision, checkInTable.verdict)
    .orderBy(sql`1`);
  const days = new Map<string, { on: string; admitted: number; denied: number; verdicts: Verdicts }>();
  for (const row of rows) {
    const day = days.get(row.on) ?? { on: row.on, admitted: 0, denied: 0, verdicts: { ...none } };
    if (row.decision === 'admitted' || row.decision === 'denied') day[row.decision] += row.arrivals;
    day.verdicts[row.verdict] += row.arrivals;
    days.set(row.on, day);
  }
  return [...days.values()];
}

async function countHours(db: Database, within: SQL | undefined, local: SQL): Promise<Summary['hours']> {
  return db
    .select({
      weekday: sql<number>`extract(isodow from ${local})::int`,
      hour: sql<number>`extract(hour from ${local})::int`,
      arrivals: count(),
    })
    .from(checkInTable)
    .where(and(within, eq(checkInTable.decision, 'admitted')))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`);
}

/** Only required rules that were not satisfied prevent an admission. */
async function countRefusals(db: Database, within: SQL | undefined): Promise<Summary['refusals']> {
  const check = sql`jsonb_array_elements(${checkInTable.checks})`;
  const found = db
    .select({ check: sql<KeptCheck>`${check}`.as('found') })
    .from(checkInTable)
    .where(and(within, eq(checkInTable.decision, 'denied')))
    .as('denied');
  const rows = await db
    .select({
      ruleId: sql<string>`${found.check}->>'ruleId'`,
      status: sql<KeptCheck['status']>`${found.check}->>'status'`,
      count: count(),
    })
    .from(found)
    .where(sql`${found.check}->>'level' = 'required'`)
    .groupBy(sql`1`, sql`2`)
    .orderBy(desc(count()), sql`1`, sql`2`);
  return rows.filter(({ status }) => !isSatisfied(status)).slice(0, maxRefusals);
}

async function countTotals(db: Database, within: SQL | undefined): Promise<Summary['totals']> {
  const having = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      admitted: having(sql`${checkInTable.decision} = 'admitted'`),
      denied: having(sql`${checkInTable.decision} = 'denied'`),
      overridden: having(sql`${checkInTable.overrideReason} is not null`),
      pets: sql<number>`count(distinct ${checkInTable.petId})::int`,
    })
    .from(checkInTable)
    .where(within);
  return row ?? { admitted: 0, denied: 0, overridden: 0, pets: 0 };
}

async function countConnected(db: Database, businessId: string, now: Date): Promise<Summary['connected']> {
  const rows = await db
    .select({ verdict: connectionTable.verdict, pets: count() })
    .from(connectionTable)
    .where(and(eq(connectionTable.businessId, businessId), isConnected(now)))
    .groupBy(connectionTable.verdict);
  return { ...none, ...Object.fromEntries(rows.map(({ verdict, pets }) => [verdict, pets])) };
}
