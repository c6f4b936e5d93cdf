import { addDays, calendarDateIn } from '@clearpaw/domain';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { visitTable } from '../../schema/visit.ts';

export interface NextVisit {
  readonly id: string;
  readonly service: string | null;
  readonly arrival: string;
  readonly departure: string;
}

/** The visits of a pet that are planned or in progress at each business, the next one first. */
export async function visitsAheadOf(
  call: Call,
  petId: string,
): Promise<ReadonlyMap<string, readonly NextVisit[]>> {
  // Yesterday in UTC is still today in some time zones.
  const from = addDays(calendarDateIn(call.now.getTime(), 'UTC'), -1);
  const rows = await call.services.store.db
    .select({
      businessId: visitTable.businessId,
      visit: {
        id: visitTable.id,
        service: visitTable.service,
        arrival: visitTable.arrival,
        departure: visitTable.departure,
      },
    })
    .from(visitTable)
    .where(
      and(
        eq(visitTable.petId, petId),
        inArray(visitTable.state, ['expected', 'present']),
        gte(visitTable.departure, from),
      ),
    )
    .orderBy(asc(visitTable.arrival), asc(visitTable.id));
  const next = new Map<string, NextVisit[]>();
  for (const { businessId, visit } of rows) next.set(businessId, [...(next.get(businessId) ?? []), visit]);
  return next;
}
