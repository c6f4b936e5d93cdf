import { calendarDateIn } from '@clearpaw/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { raiseAlert, settleAlerts } from '../alerts/index.ts';
import { colleaguesWho } from './colleagues.ts';
import type { Arrival } from './read-arrival.ts';

type Place = typeof businessTable.$inferSelect;

/** Tells a place what happens at its door: somebody waits, or the floor is full. */
export async function tellDoor(tx: Tx, services: Services, arrival: Arrival): Promise<void> {
  const [place] = await tx.db.select().from(businessTable).where(eq(businessTable.id, arrival.businessId));
  if (!place) return;
  if (arrival.decision === 'waiting') await tellWaiting(tx, services, place, arrival);
  else if (arrival.method === 'door') await endWaiting(tx, services, arrival);
  if (arrival.decision === 'admitted' && arrival.departedAt === null) {
    await tellFull(tx, services, place, arrival.service);
  }
}

const keyOf = ({ id }: Arrival): string => `arrival_waiting ${id}`;

async function tellWaiting(tx: Tx, services: Services, place: Place, arrival: Arrival): Promise<void> {
  const people = await colleaguesWho(tx.db, 'checkIn', place.id);
  const drafts = people.map((uid) => ({
    uid,
    kind: 'arrival_waiting' as const,
    businessId: place.id,
    onceKey: keyOf(arrival),
    title: `${arrival.petName} waits at the door of ${place.name}`,
    body: `${arrival.petName}’s owner has scanned the poster. Let them in, or not, on the Today page.`,
  }));
  await raiseAlert(tx, services, ...drafts);
}

/** Somebody has decided: nobody else needs to run to the door. */
async function endWaiting(tx: Tx, { clock }: Services, arrival: Arrival): Promise<void> {
  const { businessId } = arrival;
  await settleAlerts(tx, { businessId, onceKey: keyOf(arrival), now: clock.now() });
}

/** Once a day for each service that counts its places. The count is made after the commit, so that no arrival is missed. */
async function tellFull(tx: Tx, services: Services, place: Place, code: string | null): Promise<void> {
  const service = place.services.find((one) => one.code === code);
  if (!service?.capacity) return;
  const here = await countHere(tx.db, place.id, service.code);
  if (here < service.capacity) return;
  const today = calendarDateIn(services.clock.now().getTime(), place.timeZone);
  const people = await colleaguesWho(tx.db, 'readCheckIns', place.id);
  const drafts = people.map((uid) => ({
    uid,
    kind: 'capacity_reached' as const,
    businessId: place.id,
    onceKey: `capacity_reached ${place.id} ${service.code} ${today}`,
    title: `${place.name} is full: ${service.name}`,
    body: `${here} are here for ${service.name}, which has room for ${service.capacity}.`,
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
