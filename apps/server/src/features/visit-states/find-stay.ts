import { calendarDateIn, checkLength, type Stay } from '@clearpaw/domain';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, preparedOnce, rowOfJson } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
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
  return stayOf(business, question, await readVisit(db, business, question));
}

/** The same if the visit was read together with something else. */
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

/** A pet's visit for a service on a day, the best one first. Its states are text, so that the index of each is used. */
const isOnDay = sql`${visitTable.businessId} = ${sql.placeholder('businessId')}::uuid
  and ${visitTable.state} in ('present', 'expected', 'no_show')
  and ${visitTable.arrival} <= ${sql.placeholder('day')}::date
  and ${visitTable.departure} >= ${sql.placeholder('day')}::date
  and (${sql.placeholder('any')}::boolean or ${visitTable.service} is null or ${visitTable.service} = ${service})`;
const bestFirst = sql`${visitTable.service} is distinct from ${service},
  array_position(array['present', 'expected', 'no_show'], ${visitTable.state}), ${visitTable.arrival} desc`;

const visitOn = preparedOnce((db) =>
  db
    .select()
    .from(visitTable)
    .where(and(eq(visitTable.petId, sql.placeholder('petId')), isOnDay))
    .orderBy(bestFirst)
    .limit(1)
    .prepare('visit_on'),
);

/** The same within another statement, as JSON for `visitOfJson`; its placeholders are those of `visitValues`. */
export function visitAsJson(petId: SQLWrapper): SQL {
  return sql`(select to_jsonb(visit) from ${visitTable} where ${visitTable.petId} = ${petId} and ${isOnDay}
    order by ${bestFirst} limit 1)`;
}

export function visitOfJson(json: Readonly<Record<string, unknown>> | null): VisitRow | null {
  return rowOfJson(visitTable, json);
}

export function visitValues(
  { id: businessId, timeZone }: StayBusiness,
  { service, arrivedAt, orOther = false }: Omit<StayQuestion, 'petId'>,
) {
  const day = calendarDateIn(arrivedAt.getTime(), timeZone);
  return { businessId, day, service, any: service === null || orOther };
}

/** The visit that an arrival belongs to. A missed visit from before counts too: the pet came late. */
async function readVisit(
  db: Database,
  business: StayBusiness,
  question: StayQuestion,
): Promise<VisitRow | null> {
  const { petId } = question;
  const [visit] = await visitOn(db).execute({ ...visitValues(business, question), petId });
  return visit ?? null;
}
