import { type PlannedCareItem, partOfPlan, plannedCare } from '@clearpaw/domain';
import type { LoggedCare, PetHereToday } from './care-plan.ts';
import { timesNamed } from './times-named.ts';

/** One part of a pet's plan today. */
export interface CareTask {
  readonly item: PlannedCareItem;
  readonly text: string;
  /** Today's entries, earliest first. */
  readonly done: readonly LoggedCare[];
  /** Whether something of it is still to be done today. */
  readonly isOpen: boolean;
  /** The first time of day that is to be done, in minutes after midnight; null if the plan names none. */
  readonly next: number | null;
  /** Times without an entry before one that was done: nothing is given twice in a row to make up for them. */
  readonly missed: readonly number[];
}

type Stay = Pick<PetHereToday, 'plan' | 'entries' | 'arrivedAt'>;

/** In the order of the plan. What the plan asks for before the pet arrived is the owner's. */
export function tasksOf({ plan, entries, arrivedAt }: Stay, now: Date): readonly CareTask[] {
  const arrived = new Date(arrivedAt);
  const from = arrived.toDateString() === now.toDateString() ? minuteOfDay(arrived) : 0;
  return plannedCare(plan).map((item) => {
    const text = plan[partOfPlan[item]] ?? '';
    const done = entries.filter((entry) => entry.item === item).toReversed();
    const times = timesNamed(text).filter((time) => time >= from);
    const { open, missed } = openTimes(times, done);
    const isOpen = times.length === 0 ? done.length === 0 : open.length > 0;
    return { item, text, done, isOpen, next: open[0] ?? null, missed };
  });
}

/** The times without an entry, those before the last one that was done apart: each entry counts for the nearest time. */
function openTimes(times: readonly number[], done: readonly LoggedCare[]) {
  let left = times;
  for (const entry of done) {
    const at = minuteOfDay(new Date(entry.at));
    const nearest = left.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
    left = left.filter((time) => time !== nearest);
  }
  const last = Math.max(...times.filter((time) => !left.includes(time)));
  return { open: left.filter((time) => time > last), missed: left.filter((time) => time < last) };
}

/**
 * The places of pets and of their tasks in a list, by their keys, what is due first at the lowest: a task without a time
 * of day is due now, and what is done comes last.
 */
export function careRanks(
  pets: readonly (Stay & { readonly checkInId: string })[],
  now: Date,
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const pet of pets) {
    const tasks = tasksOf(pet, now);
    const due = tasks.map(({ isOpen, next }) =>
      isOpen ? (next ?? minuteOfDay(now)) : Number.POSITIVE_INFINITY,
    );
    ranks.set(pet.checkInId, Math.min(...due));
    for (const [index, { item }] of tasks.entries())
      ranks.set(taskKey(pet.checkInId, item), due[index] ?? Number.POSITIVE_INFINITY);
  }
  return ranks;
}

export const taskKey = (checkInId: string, item: PlannedCareItem) => `${checkInId} ${item}`;

/** Sorted by rank; what has none yet comes last, and equal ranks keep their order. */
export function byRank<T>(
  items: readonly T[],
  ranks: ReadonlyMap<string, number>,
  keyOf: (item: T) => string,
): readonly T[] {
  const rankOf = (item: T) => ranks.get(keyOf(item)) ?? Number.POSITIVE_INFINITY;
  return items.toSorted((one, other) => {
    const [first, second] = [rankOf(one), rankOf(other)];
    return first === second ? 0 : first - second;
  });
}

/** Due a quarter of an hour before its time. */
const soonMinutes = 15;

/** Whether the time that the plan names has come. */
export function isDueAt({ isOpen, next }: CareTask, now: Date): boolean {
  return isOpen && next !== null && next - soonMinutes <= minuteOfDay(now);
}

/** A task is overdue half an hour after its time. */
const graceMinutes = 30;

/** Whether the time that the plan names has passed without an entry. */
export function isOverdueAt({ isOpen, next }: CareTask, now: Date): boolean {
  return isOpen && next !== null && next + graceMinutes < minuteOfDay(now);
}

const minuteOfDay = (time: Date) => time.getHours() * 60 + time.getMinutes();
