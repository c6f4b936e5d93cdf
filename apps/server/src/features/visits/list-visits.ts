import type { visits } from '@clearpaw/contract';
import { calendarDateIn, compareDates, maxStayDays } from '@clearpaw/domain';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { visitTable } from '../../schema/visit.ts';
import { findCustomerPetIds } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { verdictsNow } from './verdicts-now.ts';
import { type PresentedVisit, presentVisit } from './visit-presenter.ts';

type Input = z.output<typeof visits.listVisits.input>;

/** Visits with a day in the span, by arrival. If a pet is no longer connected or on site, only its name is shown. */
export async function listVisits(call: Call, input: Input): Promise<Page<PresentedVisit>> {
  const { business } = await authorizeMember(call, input.businessId, 'readVisits');
  if (compareDates(input.to, input.from) < 0) {
    throw refuse.invalid([
      {
        path: 'to',
        message: 'The end date is before the start date. Choose a later end date.',
        reason: 'ends_before_begins',
      },
    ]);
  }
  const petIds = input.customerId ? await findCustomerPetIds(call, business.id, input.customerId) : null;
  const found = await findRows(call, business.id, input, petIds);
  const page = pageOf(found, input.limit, ({ visit }) => [visit.arrival, visit.id]);
  const seen = page.items.map(({ visit, pet, connectedId }) => ({
    visit,
    pet: connectedId !== null || visit.state === 'present' ? pet : null,
  }));
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const verdicts = await verdictsNow(call, business.id, seen, today);
  return {
    ...page,
    items: seen.map(({ visit, pet }) => presentVisit(visit, business.name, pet, verdicts.get(visit.id))),
  };
}

function findRows(
  call: Call,
  businessId: string,
  { from, to, state, petId, cursor, limit }: Input,
  petIds: readonly string[] | null,
) {
  const after = readCursor(cursor, ['date', 'id']);
  return call.services.store.db
    .select({ visit: visitTable, pet: petTable, connectedId: connectionTable.petId })
    .from(visitTable)
    .innerJoin(petTable, eq(petTable.id, visitTable.petId))
    .leftJoin(
      connectionTable,
      and(
        eq(connectionTable.businessId, visitTable.businessId),
        eq(connectionTable.petId, visitTable.petId),
        isConnected(call.now),
      ),
    )
    .where(
      and(
        eq(visitTable.businessId, businessId),
        petId === undefined ? undefined : eq(visitTable.petId, petId),
        petIds === null ? undefined : inArray(visitTable.petId, [...petIds]),
        lte(visitTable.arrival, to),
        // No stay is longer, so the index need not be read from its beginning. The day may be before the year 1.
        gte(visitTable.arrival, sql`${from}::date - ${maxStayDays}::int`),
        gte(visitTable.departure, from),
        state === undefined ? undefined : eq(visitTable.state, state),
        after
          ? sql`(${visitTable.arrival}, ${visitTable.id}) > (${after[0]}::date, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(visitTable.arrival), asc(visitTable.id))
    .limit(limit + 1);
}
