import { calendarDateIn } from '@clearpaw/domain';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { raiseAlert, settleAlerts } from '../alerts/index.ts';
import { colleaguesWho } from '../members/index.ts';
import type { ArrivalRow } from './read-arrival.ts';

type Business = typeof businessTable.$inferSelect;

/** Notifies businesses of events at check-in: someone waits, or a service is at capacity. */
export async function notifyCheckInDesk(
  tx: Tx,
  services: Services,
  arrivals: readonly ArrivalRow[],
): Promise<void> {
  const businesses = await businessesOf(tx.db, arrivals);
  const counted = new Map<string, { business: Business; code: string | null }>();
  for (const arrival of arrivals) {
    const business = businesses.get(arrival.businessId);
    if (!business) continue;
    if (arrival.decision === 'waiting') await notifyReviewsWaiting(tx, services, business, arrival);
    else if (arrival.method === 'door') await endWaiting(tx, services, arrival);
    if (arrival.decision === 'admitted' && arrival.departedAt === null) {
      counted.set(`${business.id} ${arrival.service}`, { business, code: arrival.service });
    }
  }
  for (const { business, code } of counted.values()) await notifyAtCapacity(tx, services, business, code);
}

async function businessesOf(
  db: Database,
  arrivals: readonly ArrivalRow[],
): Promise<ReadonlyMap<string, Business>> {
  const ids = [...new Set(arrivals.map(({ businessId }) => businessId))];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(businessTable).where(inArray(businessTable.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

const keyOf = ({ id }: ArrivalRow): string => `arrival_waiting ${id}`;

async function notifyReviewsWaiting(
  tx: Tx,
  services: Services,
  business: Business,
  arrival: ArrivalRow,
): Promise<void> {
  const people = await colleaguesWho(tx.db, 'checkIn', business.id);
  const drafts = people.map((uid) => ({
    uid,
    kind: 'arrival_waiting' as const,
    businessId: business.id,
    onceKey: keyOf(arrival),
    content: { name: 'arrival_waiting' as const, business: business.name, pet: arrival.petName },
  }));
  await raiseAlert(tx, services, ...drafts);
}

/** Staff have decided: no one else has to act. */
async function endWaiting(tx: Tx, { clock }: Services, arrival: ArrivalRow): Promise<void> {
  const { businessId } = arrival;
  await settleAlerts(tx, { businessId, onceKey: keyOf(arrival), now: clock.now() });
}

/** Once a day for each service with a capacity. The count is made after the commit, so that no arrival is missed. */
async function notifyAtCapacity(
  tx: Tx,
  services: Services,
  business: Business,
  code: string | null,
): Promise<void> {
  const service = business.services.find((one) => one.code === code);
  if (!service?.capacity) return;
  const here = await countHere(tx.db, business.id, service.code);
  if (here < service.capacity) return;
  const today = calendarDateIn(services.clock.now().getTime(), business.timeZone);
  const people = await colleaguesWho(tx.db, 'readCheckIns', business.id);
  const room = service.capacity;
  const content = {
    ...{ name: 'at_capacity' as const, business: business.name, service: service.name, here, room },
  };
  const drafts = people.map((uid) => ({
    uid,
    kind: 'capacity_reached' as const,
    businessId: business.id,
    onceKey: `capacity_reached ${business.id} ${service.code} ${today}`,
    content,
  }));
  await raiseAlert(tx, services, ...drafts);
}

async function countHere(db: Database, businessId: string, service: string): Promise<number> {
  const [row] = await db
    .select({ here: count() })
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, businessId),
        eq(checkInTable.service, service),
        eq(checkInTable.decision, 'admitted'),
        isNull(checkInTable.departedAt),
      ),
    );
  return row?.here ?? 0;
}
