import type { visits } from '@clearpaw/contract';
import { addDays, calendarDateIn, type Verdict } from '@clearpaw/domain';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { visitTable } from '../../schema/visit.ts';
import { carersPet, type PetRow } from '../pets/index.ts';
import type { VisitRow } from '../visit-states/index.ts';
import { verdictsNow } from './verdicts-now.ts';
import { type PresentedVisit, presentVisit } from './visit-presenter.ts';

type Input = z.output<typeof visits.listPetVisits.input>;
type Found = { readonly visit: VisitRow; readonly name: string; readonly timeZone: string };

/** A pet's visits, for its carers. */
export async function listPetVisits(call: Call, input: Input): Promise<Page<PresentedVisit>> {
  const { pet } = await carersPet(call, input.petId);
  const page = pageOf(await findRows(call, pet.id, input), input.limit, ({ visit }) => [
    visit.arrival,
    visit.id,
  ]);
  const verdicts = await judgeByBusiness(call, pet, page.items);
  return {
    ...page,
    items: page.items.map(({ visit, name }) => presentVisit(visit, name, pet, verdicts.get(visit.id))),
  };
}

function findRows(call: Call, petId: string, { coming = false, cursor, limit }: Input): Promise<Found[]> {
  const after = readCursor(cursor, ['date', 'id']);
  const keyset = sql`(${visitTable.arrival}, ${visitTable.id})`;
  const key = after ? sql`(${after[0]}::date, ${after[1]}::uuid)` : undefined;
  const order = coming ? asc : desc;
  // In time zones where it is still yesterday, today's visits are in the future.
  const yesterday = addDays(calendarDateIn(call.now.getTime(), 'UTC'), -1);
  return call.services.store.db
    .select({ visit: visitTable, name: businessTable.name, timeZone: businessTable.timeZone })
    .from(visitTable)
    .innerJoin(businessTable, eq(businessTable.id, visitTable.businessId))
    .where(
      and(
        eq(visitTable.petId, petId),
        coming ? inArray(visitTable.state, ['expected', 'present']) : undefined,
        coming ? gte(visitTable.departure, yesterday) : undefined,
        key && (coming ? sql`${keyset} > ${key}` : sql`${keyset} < ${key}`),
      ),
    )
    .orderBy(order(visitTable.arrival), order(visitTable.id))
    .limit(limit + 1);
}

async function judgeByBusiness(
  call: Call,
  pet: PetRow,
  found: readonly Found[],
): Promise<ReadonlyMap<string, Verdict>> {
  const all = new Map<string, Verdict>();
  for (const [businessId, rows] of Map.groupBy(found, ({ visit }) => visit.businessId)) {
    const today = calendarDateIn(call.now.getTime(), rows[0]?.timeZone ?? 'UTC');
    const own = rows.map(({ visit }) => ({ visit, pet }));
    for (const [id, verdict] of await verdictsNow(call, businessId, own, today)) all.set(id, verdict);
  }
  return all;
}
