import { calendarDateIn, checkLength, type Stay } from '@clearpaw/domain';
import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { type AskedPet, petWithId, preparedByPet } from '../../schema/asked-pet.ts';
import { visitTable } from '../../schema/visit.ts';
import type { VisitRow } from './visit-row.ts';

/** A pet at check-in, and what staff entered about its stay. */
export interface StayQuestion {
  readonly petId: string;
  readonly service: string | null;
  readonly arrivedAt: Date;
  readonly departure?: string | undefined;
  /** At the scan a visit for another service counts as well, because the pet came for it. */
  readonly orOther?: boolean;
}

/** The days to judge, and the planned visit that they belong to. */
export interface FoundStay extends Stay {
  readonly service: string | null;
  readonly visit: VisitRow | null;
}

type StayBusiness = { readonly id: string; readonly timeZone: string };

/** The departure entered by staff; else the planned one; else the day of arrival. */
export async function findStay(
  db: Database,
  business: StayBusiness,
  question: StayQuestion,
): Promise<FoundStay> {
  return stayOf(business, question, await readVisit(db, business, petWithId(question.petId), question));
}

/** The same if the answer of `readVisit` was read together with something else. */
export function stayOf(
  business: StayBusiness,
  { service, arrivedAt, departure, orOther = false }: Omit<StayQuestion, 'petId'>,
  visit: VisitRow | null,
): FoundStay {
  const arrival = calendarDateIn(arrivedAt.getTime(), business.timeZone);
  const stay = { arrival, departure: departure ?? visit?.departure ?? arrival };
  requirePossible(stay);
  const planned = visit?.service ?? null;
  return { ...stay, service: orOther ? (planned ?? service) : (service ?? planned), visit };
}

/** Checks a stay that begins with an arrival; the arrival itself cannot be chosen. */
function requirePossible(stay: Stay): void {
  const problem = checkLength(stay);
  if (problem === null) return;
  const path = 'departure';
  if (problem.problem === 'departs_first') {
    const message = 'The stay would end before it begins.';
    throw refuse.invalid([{ path, message, reason: 'ends_before_begins' }]);
  }
  throw refuse.invalid([{ path, message: 'A stay can be at most a year long.', reason: 'stay_too_long' }]);
}

const service = sql`${sql.placeholder('service')}::text`;

const visitOn = preparedByPet((db, petId, by) =>
  db
    .select()
    .from(visitTable)
    .where(
      and(
        eq(visitTable.businessId, sql.placeholder('businessId')),
        eq(visitTable.petId, petId),
        inArray(visitTable.state, ['present', 'expected', 'no_show']),
        lte(visitTable.arrival, sql.placeholder('day')),
        gte(visitTable.departure, sql.placeholder('day')),
        sql`(${sql.placeholder('any')}::boolean or ${visitTable.service} is null or ${visitTable.service} = ${service})`,
      ),
    )
    .orderBy(
      sql`${visitTable.service} is distinct from ${service}`,
      sql`array_position(array['present', 'expected', 'no_show'], ${visitTable.state})`,
      desc(visitTable.arrival),
    )
    .limit(1)
    .prepare(`visit_on_${by}`),
);

/** The visit that an arrival belongs to. A missed visit from before counts too: the pet came late. */
export async function readVisit(
  db: Database,
  business: StayBusiness,
  pet: AskedPet,
  { service, arrivedAt, orOther = false }: Omit<StayQuestion, 'petId'>,
): Promise<VisitRow | null> {
  const day = calendarDateIn(arrivedAt.getTime(), business.timeZone);
  const [visit] = await visitOn(db, pet).execute({
    ...{ businessId: business.id, day, service, any: service === null || orOther },
    ...pet,
  });
  return visit ?? null;
}
