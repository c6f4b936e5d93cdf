import { calendarDateIn } from '@clearpaw/domain';
import { and, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable, sharesRecords } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { raiseAlert } from '../alerts/index.ts';
import { colleaguesWho } from '../members/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { dosesWaiting, recordsWaiting, type WaitingDose } from '../reviews/index.ts';

type Business = Pick<typeof businessTable.$inferSelect, 'id' | 'name' | 'timeZone'>;

/** A queue that grows all day causes one alert, until it was read or a day has passed. */
const oneNewsMs = 24 * 60 * 60 * 1000;

/** Records of a pet may be waiting for a review: notifies the businesses that see them. */
export async function notifyReviewersOf(tx: Tx, services: Services, petId: string): Promise<void> {
  const businesses = await tx.db
    .select({ id: businessTable.id, name: businessTable.name, timeZone: businessTable.timeZone })
    .from(connectionTable)
    .innerJoin(businessTable, eq(businessTable.id, connectionTable.businessId))
    .where(and(eq(connectionTable.petId, petId), sharesRecords, isNull(connectionTable.revokedAt)));
  for (const business of businesses) await notifyBusiness(tx, services, business, petId);
}

/** New rules may require a review of existing records. */
export async function notifyReviewersAt(tx: Tx, services: Services, businessId: string): Promise<void> {
  const [business] = await tx.db.select().from(businessTable).where(eq(businessTable.id, businessId));
  if (business) await notifyBusiness(tx, services, business, null);
}

async function notifyBusiness(
  tx: Tx,
  services: Services,
  business: Business,
  petId: string | null,
): Promise<void> {
  const now = services.clock.now();
  const { rules } = await rulesInForce(tx.db, business.id, calendarDateIn(now.getTime(), business.timeZone));
  const petIds = petId === null ? undefined : [petId];
  const waiting: readonly WaitingDose[] = [
    ...(await dosesWaiting(tx.db, business.id, rules, petIds)),
    ...(await recordsWaiting(tx.db, { id: business.id, now }, rules, { petIds })),
  ];
  if (waiting.length === 0) return;
  const people = await colleaguesWho(tx.db, 'review', business.id);
  const lastNotifiedOf = await lastNotified(tx.db, business.id, people, now);
  for (const uid of people) {
    const fresh = waiting.filter((dose) => lastNotifiedOf(uid, dose) < dose.since.getTime());
    if (fresh.length > 0) await raiseAlert(tx, services, await draftFor(tx.db, uid, business, fresh));
  }
}

/** When each person was last alerted at this business; forever in the future while that alert is unread. */
async function lastNotified(db: Database, businessId: string, people: readonly string[], now: Date) {
  if (people.length === 0) return () => Number.POSITIVE_INFINITY;
  const since = new Date(now.getTime() - oneNewsMs);
  const unread = and(isNull(alertTable.readAt), gt(alertTable.createdAt, since));
  const rows = await db
    .select({
      uid: alertTable.uid,
      petId: alertTable.petId,
      at: max(alertTable.createdAt),
      unread: sql<boolean>`bool_or(${or(unread)})`,
    })
    .from(alertTable)
    .where(
      and(
        eq(alertTable.businessId, businessId),
        eq(alertTable.kind, 'review_waiting'),
        inArray(alertTable.uid, [...people]),
      ),
    )
    .groupBy(alertTable.uid, alertTable.petId);
  return (uid: string, { petId }: WaitingDose): number => {
    const theirs = rows.filter((row) => row.uid === uid);
    if (theirs.some((row) => row.unread)) return Number.POSITIVE_INFINITY;
    const about = theirs.filter((row) => row.petId === petId || row.petId === null);
    return Math.max(0, ...about.map(({ at }) => at?.getTime() ?? 0));
  };
}

/** The alert names a single pet; several are counted. */
async function draftFor(db: Database, uid: string, business: Business, fresh: readonly WaitingDose[]) {
  const [first, ...more] = [...new Set(fresh.map(({ petId }) => petId))];
  const latest = Math.max(...fresh.map(({ since }) => since.getTime()));
  const [named] =
    first && more.length === 0
      ? await db.select({ name: petTable.name }).from(petTable).where(eq(petTable.id, first))
      : [];
  const content = {
    ...{ name: 'reviews_waiting' as const, business: business.name, count: fresh.length },
    pet: named?.name ?? null,
  };
  return {
    uid,
    kind: 'review_waiting' as const,
    businessId: business.id,
    ...(named && first && { petId: first }),
    onceKey: `review_waiting ${business.id} ${named ? first : 'several'} ${latest}`,
    content,
  };
}
