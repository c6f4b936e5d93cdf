import {
  type DigestWeek,
  dayBeginsAt,
  digestWeekAt,
  digestWords,
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
import { rulesInForce } from '../requirements/index.ts';
import { dosesWaiting } from '../reviews/index.ts';
import { colleaguesWho } from './colleagues.ts';

type Place = typeof businessTable.$inferSelect;

/** Tells the managers of every place where it is Monday morning how the week was; each of them once. */
export async function tellWeeks(services: Services): Promise<void> {
  const { store, clock } = services;
  const nowMs = clock.now().getTime();
  const zones = await store.db.selectDistinct({ timeZone: businessTable.timeZone }).from(businessTable);
  for (const { timeZone } of zones) {
    const week = digestWeekAt(nowMs, timeZone);
    if (!week) continue;
    const untold = sql`not exists (select 1 from alert a where a.business_id = ${businessTable.id}
      and a.kind = 'weekly_digest' and a.once_key = ${keyOf(week)} || ${businessTable.id}::text)`;
    const places = await store.db
      .select()
      .from(businessTable)
      .where(and(eq(businessTable.timeZone, timeZone), untold));
    for (const place of places) await store.transaction((tx) => tellWeek(tx, services, place, week));
  }
}

const keyOf = ({ from }: DigestWeek): string => `weekly_digest ${from} `;

async function tellWeek(tx: Tx, services: Services, place: Place, week: DigestWeek): Promise<void> {
  const plan = await ownEntitlements(tx.db, place.billingUid, services.clock.now());
  if (!hasBusinessConnect(plan)) return;
  const people = await colleaguesWho(tx.db, 'readInsight', place.id);
  const [visits, pets, { rules }] = [
    await countVisits(tx.db, place, week),
    await countConnected(tx.db, place.id),
    await rulesInForce(tx.db, place.id, week.until),
  ];
  const waiting = (await dosesWaiting(tx.db, place.id, rules)).length;
  const words = digestWords({ place: place.name, ...visits, ...pets, waiting });
  if (!words) return;
  const about = { kind: 'weekly_digest' as const, businessId: place.id, onceKey: keyOf(week) + place.id };
  await raiseAlert(tx, services, ...people.map((uid) => ({ uid, ...about, ...words })));
}

async function countVisits(db: Database, place: Place, { from, until }: DigestWeek) {
  const [row] = await db
    .select({
      admitted: sql<number>`count(*) filter (where ${checkInTable.decision} = 'admitted')::int`,
      denied: sql<number>`count(*) filter (where ${checkInTable.decision} = 'denied')::int`,
      pets: sql<number>`count(distinct ${checkInTable.petId}) filter (where ${checkInTable.decision} = 'admitted')::int`,
    })
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, place.id),
        gte(checkInTable.arrivedAt, new Date(dayBeginsAt(from, place.timeZone))),
        lt(checkInTable.arrivedAt, new Date(dayBeginsAt(until, place.timeZone))),
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
