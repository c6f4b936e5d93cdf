import {
  type DigestWeek,
  dayBeginsAt,
  digestMessages,
  digestWeekAt,
  hasBusinessConnect,
} from '@clearpaw/domain';
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { connectionTable } from '../../schema/connection.ts';
import { ownEntitlements } from '../accounts/index.ts';
import { raiseAlert } from '../alerts/index.ts';
import { colleaguesWho } from '../members/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { dosesWaiting, recordsWaiting } from '../reviews/index.ts';

type Business = typeof businessTable.$inferSelect;

/** Sends the managers of every business where it is Monday morning a summary of the week, each of them once. */
export async function sendWeeklySummaries(services: Services): Promise<void> {
  const { store, clock } = services;
  const nowMs = clock.now().getTime();
  const zones = await store.db.selectDistinct({ timeZone: businessTable.timeZone }).from(businessTable);
  for (const { timeZone } of zones) {
    const week = digestWeekAt(nowMs, timeZone);
    if (!week) continue;
    const untold = sql`not exists (select 1 from alert a where a.business_id = ${businessTable.id}
      and a.kind = 'weekly_digest' and a.once_key = ${keyOf(week)} || ${businessTable.id}::text)`;
    const businesses = await store.db
      .select()
      .from(businessTable)
      .where(and(eq(businessTable.timeZone, timeZone), untold));
    for (const business of businesses)
      await store.transaction((tx) => sendWeeklySummary(tx, services, business, week));
  }
}

const keyOf = ({ from }: DigestWeek): string => `weekly_digest ${from} `;

async function sendWeeklySummary(
  tx: Tx,
  services: Services,
  business: Business,
  week: DigestWeek,
): Promise<void> {
  const plan = await ownEntitlements(tx.db, business.billingUid, services.clock.now());
  if (!hasBusinessConnect(plan)) return;
  const people = await colleaguesWho(tx.db, 'readInsight', business.id);
  const [visits, pets, { rules }] = [
    await countVisits(tx.db, business, week),
    await countConnected(tx.db, business.id),
    await rulesInForce(tx.db, business.id, week.until),
  ];
  const waiting =
    (await dosesWaiting(tx.db, business.id, rules)).length +
    (await recordsWaiting(tx.db, business, rules)).length;
  const content = { name: 'week' as const, business: business.name, ...visits, ...pets, waiting };
  if (!digestMessages(content)) return;
  const about = {
    kind: 'weekly_digest' as const,
    businessId: business.id,
    onceKey: keyOf(week) + business.id,
  };
  await raiseAlert(tx, services, ...people.map((uid) => ({ uid, ...about, content })));
}

async function countVisits(db: Database, business: Business, { from, until }: DigestWeek) {
  const [row] = await db
    .select({
      admitted: sql<number>`count(*) filter (where ${checkInTable.decision} = 'admitted')::int`,
      denied: sql<number>`count(*) filter (where ${checkInTable.decision} = 'denied')::int`,
      pets: sql<number>`count(distinct ${checkInTable.petId}) filter (where ${checkInTable.decision} = 'admitted')::int`,
    })
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, business.id),
        gte(checkInTable.arrivedAt, new Date(dayBeginsAt(from, business.timeZone))),
        lt(checkInTable.arrivedAt, new Date(dayBeginsAt(until, business.timeZone))),
      ),
    );
  return row ?? { admitted: 0, denied: 0, pets: 0 };
}

async function countConnected(db: Database, businessId: string) {
  const letsIn = inArray(connectionTable.verdict, ['compliant', 'expiring']);
  const [row] = await db
    .select({
      connected: sql<number>`count(*)::int`,
      good: sql<number>`count(*) filter (where ${letsIn})::int`,
    })
    .from(connectionTable)
    .where(and(eq(connectionTable.businessId, businessId), isNull(connectionTable.revokedAt)));
  return row ?? { connected: 0, good: 0 };
}
