import { calendarDateIn, checkLength, type Stay } from '@clearpaw/domain';
import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { visitTable } from '../../schema/visit.ts';
import type { VisitRow } from './visit-row.ts';

/** A pet at the entrance, and what staff say about its stay. */
export interface StayQuestion {
  readonly petId: string;
  readonly service: string | null;
  readonly arrivedAt: Date;
  readonly departure?: string | undefined;
  /** At the scan a visit for another service counts as well: it is what the pet came for. */
  readonly orOther?: boolean;
}

/** The days to judge, and the planned visit that they belong to. */
export interface FoundStay extends Stay {
  readonly service: string | null;
  readonly visit: VisitRow | null;
}

/** What staff say counts; else what was planned; else the pet leaves on the day of its arrival. */
export async function findStay(
  db: Database,
  business: { readonly id: string; readonly timeZone: string },
  { petId, service, arrivedAt, departure, orOther = false }: StayQuestion,
): Promise<FoundStay> {
  const arrival = calendarDateIn(arrivedAt.getTime(), business.timeZone);
  const visit = await findVisitOn(db, { businessId: business.id, petId, service, orOther, day: arrival });
  const stay = { arrival, departure: departure ?? visit?.departure ?? arrival };
  requirePossible(stay);
  const planned = visit?.service ?? null;
  return { ...stay, service: orOther ? (planned ?? service) : (service ?? planned), visit };
}

/** Of a stay that begins with an arrival; the arrival itself is never chosen. */
function requirePossible(stay: Stay): void {
  const problem = checkLength(stay);
  if (problem === null) return;
  const message =
    problem.problem === 'departs_first'
      ? 'The stay would end before it begins.'
      : 'A stay can be at most a year long.';
  throw refuse.invalid([{ path: 'departure', message }]);
}

interface VisitQuestion {
  readonly businessId: string;
  readonly petId: string;
  readonly service: string | null;
  readonly orOther: boolean;
  readonly day: string;
}

/** One that was expected earlier and missed counts too: the pet came late. */
async function findVisitOn(
  db: Database,
  { businessId, petId, service, orOther, day }: VisitQuestion,
): Promise<VisitRow | null> {
  const [visit] = await db
    .select()
    .from(visitTable)
    .where(
      and(
        eq(visitTable.businessId, businessId),
        eq(visitTable.petId, petId),
        inArray(visitTable.state, ['present', 'expected', 'no_show']),
        lte(visitTable.arrival, day),
        gte(visitTable.departure, day),
        service === null || orOther
          ? undefined
          : or(isNull(visitTable.service), eq(visitTable.service, service)),
      ),
    )
    .orderBy(
      sql`${visitTable.service} is distinct from ${service}`,
      sql`array_position(array['present', 'expected', 'no_show'], ${visitTable.state})`,
      desc(visitTable.arrival),
    )
    .limit(1);
  return visit ?? null;
}
