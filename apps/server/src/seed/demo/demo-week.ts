import { type CalendarDate, calendarDateIn, type Verdict } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { PetRow } from '../../features/pets/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { type BuilderServices, type BuiltBusiness, buildVisit } from '../builders/index.ts';
import { daysAgo } from './demo-days.ts';
import type { OnSitePet } from './on-site-pets.ts';
import { VisitJudge } from './visit-judge.ts';

/** The pet, the service, and the number of days until it arrives and leaves. */
type Planned = readonly [pet: string, service: string, arrivesIn: number, leavesIn: number];

const planned: readonly Planned[] = [
  ['Olive', 'daycare', 0, 0],
  ['Murphy', 'daycare', 0, 0],
  ['Scout', 'daycare', 1, 1],
  ['Luna', 'daycare', 1, 1],
  ['Hazel', 'daycare', 1, 1],
  ['Frankie', 'daycare', 1, 1],
  ['Rue', 'daycare', 2, 2],
  ['Scout', 'daycare', 2, 2],
  ['Ziggy', 'daycare', 2, 2],
  ['Penny', 'daycare', 3, 3],
  ['Maple', 'daycare', 3, 3],
  ['Biscuit', 'daycare', 3, 3],
  ['Duke', 'daycare', 4, 4],
  ['Olive', 'daycare', 4, 4],
  ['Juniper', 'boarding', 2, 6],
  ['Pearl', 'boarding', 1, 4],
  ['Cookie', 'boarding', 4, 5],
  ['Archie', 'grooming', 1, 1],
  ['Daisy', 'grooming', 3, 3],
];
/** Visits that are over, for the days of the week before today. */
const past: readonly (readonly [pet: string, service: string, daysBefore: number])[] = [
  ['Scout', 'daycare', 5],
  ['Rue', 'daycare', 5],
  ['Hazel', 'daycare', 5],
  ['Teddy', 'grooming', 5],
  ['Maple', 'daycare', 4],
  ['Duke', 'daycare', 4],
  ['Luna', 'daycare', 3],
  ['Olive', 'daycare', 3],
  ['Waffles', 'daycare', 3],
  ['Miso', 'grooming', 3],
  ['Pip', 'daycare', 2],
  ['Sol', 'daycare', 2],
  ['Otis', 'daycare', 1],
  ['Ollie', 'daycare', 1],
  ['Murphy', 'daycare', 1],
  ['Roxy', 'grooming', 1],
];
const worstFirst: readonly Verdict[] = ['non_compliant', 'pending', 'expiring', 'compliant'];

/** The coming days at the daycare: the expected visits, and how long the boarding pets stay. */
export async function planWeek(
  services: BuilderServices,
  business: BuiltBusiness,
  { onSite, own }: { readonly onSite: readonly OnSitePet[]; readonly own: readonly PetRow[] },
): Promise<void> {
  const pets = new Map([...own, ...onSite.map(({ pet }) => pet)].map((pet) => [pet.name, pet]));
  const judge = new VisitJudge(services, business, [...pets.values()]);
  for (const [name, service, arrivesIn, leavesIn] of planned) {
    const pet = pets.get(name);
    if (!pet) throw new Error(`The demo knows no ${name}.`);
    const stay = { arrival: openDay(services, arrivesIn), departure: openDay(services, leavesIn) };
    const verdict = await worstOf(judge, pet, [stay.arrival, stay.departure]);
    await buildVisit(services, { business, pet, service, verdict, ...stay });
  }
  for (const [name, service, daysBefore] of past) {
    const pet = pets.get(name);
    if (!pet) throw new Error(`The demo knows no ${name}.`);
    const arrival = daysAgo(services, daysBefore);
    const verdict = await worstOf(judge, pet, [arrival]);
    const stay = { arrival, departure: arrival, state: 'done' as const };
    if (weekdayOf(arrival) > 0) await buildVisit(services, { business, pet, service, verdict, ...stay });
  }
  for (const [index, { pet }] of onSite.filter(boardsNow).entries()) {
    await buildPresentVisit(services, { business, pet, judge, leavesIn: index % 4 });
  }
}

/** The day this many days ahead. The daycare is closed on Sundays: from the next one on, visits are a day later. */
function openDay(services: BuilderServices, days: number): CalendarDate {
  const weekday = weekdayOf(daysAgo(services, 0));
  const isAfterSunday = weekday > 0 && days >= 7 - weekday;
  return daysAgo(services, -(isAfterSunday ? days + 1 : days));
}

/** 0 is Sunday. */
const weekdayOf = (day: CalendarDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const boardsNow = ({ service, here }: OnSitePet) => service === 'boarding' && here;

interface Boarder {
  readonly business: BuiltBusiness;
  readonly pet: PetRow;
  readonly judge: VisitJudge;
  readonly leavesIn: number;
}

async function buildPresentVisit(services: BuilderServices, boarder: Boarder): Promise<void> {
  const { business, pet, judge, leavesIn } = boarder;
  const [arrived] = await services.store.db
    .select({ id: checkInTable.id, at: checkInTable.arrivedAt })
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, business.id),
        eq(checkInTable.petId, pet.id),
        eq(checkInTable.decision, 'admitted'),
        isNull(checkInTable.departedAt),
      ),
    );
  if (!arrived) return;
  const departure = daysAgo(services, -leavesIn);
  await buildVisit(services, {
    ...{ business, pet, service: 'boarding', departure, state: 'present', checkInId: arrived.id },
    arrival: calendarDateIn(arrived.at.getTime(), business.timeZone),
    verdict: await worstOf(judge, pet, [departure]),
  });
}

async function worstOf(judge: VisitJudge, pet: PetRow, days: readonly string[]): Promise<Verdict> {
  const judged: Verdict[] = [];
  for (const day of days) judged.push((await judge.judge(pet, new Date(`${day}T17:00:00Z`))).verdict);
  return worstFirst.find((verdict) => judged.includes(verdict)) ?? 'compliant';
}
