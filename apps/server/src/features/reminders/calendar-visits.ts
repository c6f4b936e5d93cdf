import { addDays, calendarDateIn, hasBusinessConnect } from '@clearpaw/domain';
import type { Language } from '@clearpaw/protocol';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';
import { visitTable } from '../../schema/visit.ts';
import { ownEntitlements } from '../accounts/index.ts';
import { calendarMessages } from './messages.gen.ts';

/** A visit in a calendar. */
export interface CalendarVisit {
  readonly id: string;
  readonly arrival: string;
  readonly departure: string;
  readonly summary: string;
  readonly path: string;
}

/** Visits further ahead appear later. */
const aheadDays = 90;
const pastDays = 14;
const mostVisits = 2_000;

/** Planned and present visits: of the pets a person cares for, and at the businesses where they work. */
export async function calendarVisits(
  services: Services,
  { uid, language }: { readonly uid: string; readonly language: Language },
  petIds: readonly string[],
): Promise<CalendarVisit[]> {
  const now = services.clock.now();
  const today = calendarDateIn(now.getTime(), 'UTC');
  const businessIds = await businessesOf(services, uid, now);
  const own =
    petIds.length > 0 ? await findVisits(services, inArray(visitTable.petId, [...petIds]), today) : [];
  const there =
    businessIds.length > 0
      ? await findVisits(services, inArray(visitTable.businessId, businessIds), today)
      : [];
  const mine = own.map(({ visit, business }) => ({
    ...visit,
    summary: calendarMessages[language].visit(visit.petName, business.name),
    path: `/pets/${visit.petId}`,
  }));
  const theirs = there.map(({ visit, business }) => ({
    ...visit,
    summary: [visit.petName, business.services.find(({ code }) => code === visit.service)?.name]
      .filter(Boolean)
      .join(': '),
    path: `/business/pets/${visit.petId}`,
  }));
  return [...new Map([...theirs, ...mine].map((visit) => [visit.id, visit])).values()];
}

function findVisits({ store }: Services, of: ReturnType<typeof inArray>, today: string) {
  return store.db
    .select({ visit: visitTable, business: { name: businessTable.name, services: businessTable.services } })
    .from(visitTable)
    .innerJoin(businessTable, eq(businessTable.id, visitTable.businessId))
    .where(
      and(
        of,
        inArray(visitTable.state, ['expected', 'present']),
        gte(visitTable.departure, addDays(today, -pastDays)),
        lte(visitTable.arrival, addDays(today, aheadDays)),
      ),
    )
    .orderBy(asc(visitTable.arrival), asc(visitTable.id))
    .limit(mostVisits);
}

/** The businesses where a person works and that have the plan. */
async function businessesOf({ store }: Services, uid: string, now: Date): Promise<string[]> {
  const rows = await store.db
    .select({ id: businessTable.id, payer: businessTable.billingUid })
    .from(memberTable)
    .innerJoin(businessTable, eq(businessTable.id, memberTable.businessId))
    .where(eq(memberTable.uid, uid));
  const paid: string[] = [];
  for (const { id, payer } of rows) {
    if (hasBusinessConnect(await ownEntitlements(store.db, payer, now))) paid.push(id);
  }
  return paid;
}
