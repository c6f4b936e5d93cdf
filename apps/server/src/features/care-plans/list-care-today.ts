import type { carePlans, OutputOf } from '@clearpaw/contract';
import { and, asc, desc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { careLogTable, carePlanTable } from '../../schema/care-plan.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petTable } from '../../schema/pet.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import { photoNameFor } from '../pets/index.ts';
import { presentCareEntries, presentCarePlan } from './care-plan-presenter.ts';

type Input = z.output<typeof carePlans.listCareToday.input>;
type Output = OutputOf<typeof carePlans.listCareToday>;

/** The pets on site, each with its plan and what was logged since the business's day began. */
export async function listCareToday(call: Call, input: Input): Promise<Output> {
  const { business } = await authorizeMember(call, input.businessId, 'readCheckIns');
  const { db } = call.services.store;
  const after = readCursor(input.cursor, ['instant', 'id']);
  const rows = await db
    .select({
      ...{ arrival: checkInTable, plan: carePlanTable },
      ...{ photo: petTable.photoPath, colour: petTable.colour },
    })
    .from(checkInTable)
    // A deleted pet is listed until it is checked out; its plan is deleted for everyone.
    .leftJoin(petTable, and(eq(petTable.id, checkInTable.petId), sql`${petTable.state} <> 'deleted'`))
    .leftJoin(carePlanTable, and(eq(carePlanTable.petId, petTable.id), not(endedSinceArrival(call.now))))
    .where(
      and(
        eq(checkInTable.businessId, business.id),
        eq(checkInTable.decision, 'admitted'),
        isNull(checkInTable.departedAt),
        after
          ? sql`(${checkInTable.arrivedAt}, ${checkInTable.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(checkInTable.arrivedAt), asc(checkInTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ arrival }) => [arrival.arrivedAt.toISOString(), arrival.id]);
  const petIds = page.items.map(({ arrival }) => arrival.petId);
  const logged = Map.groupBy(await entriesOfToday(call, business, petIds), ({ petId }) => petId);
  return {
    items: page.items.map(({ arrival, plan, photo, colour }) => ({
      ...{ checkInId: arrival.id, petId: arrival.petId, petName: arrival.petName },
      species: arrival.species as Output['items'][number]['species'],
      colour,
      photoPath: photoNameFor(arrival.petId, photo),
      arrivedAt: arrival.arrivedAt.toISOString(),
      plan: presentCarePlan(arrival.petId, plan ?? undefined),
      entries: [...(logged.get(arrival.petId) ?? [])],
    })),
    nextCursor: page.nextCursor,
  };
}

/** The owner ended the connection during the stay: the pet is still listed until it leaves, without its plan. */
function endedSinceArrival(now: Date): SQL {
  return sql`exists (
    select 1 from connection e
    where e.business_id = ${checkInTable.businessId} and e.pet_id = ${checkInTable.petId}
      and (e.revoked_at >= ${checkInTable.arrivedAt}
        or (e.ends_at >= ${checkInTable.arrivedAt} and e.ends_at <= ${now.toISOString()}::timestamptz)))`;
}

async function entriesOfToday(call: Call, business: Membership['business'], petIds: readonly string[]) {
  if (petIds.length === 0) return [];
  const { db } = call.services.store;
  const now = call.now.toISOString();
  const rows = await db
    .select()
    .from(careLogTable)
    .where(
      and(
        eq(careLogTable.businessId, business.id),
        inArray(careLogTable.petId, [...petIds]),
        sql`${careLogTable.at} >= date_trunc('day', ${now}::timestamptz at time zone ${business.timeZone})
          at time zone ${business.timeZone}`,
      ),
    )
    .orderBy(desc(careLogTable.at), desc(careLogTable.id));
  return presentCareEntries(db, rows, 'team');
}
