/** What staff do for a pet during a stay, as they log it. */
export const careItems = ['fed', 'medicated', 'walked', 'note'] as const;
export type CareItem = (typeof careItems)[number];

/** What an owner asks for during a stay; a part is null where nothing is asked. */
export interface CarePlan {
  readonly feeding: string | null;
  readonly medication: string | null;
  /** Walks, sleep, habits. */
  readonly routine: string | null;
}

export type PlannedCareItem = Exclude<CareItem, 'note'>;

/** Which logged item answers which part of a plan. */
export const partOfPlan = {
  fed: 'feeding',
  medicated: 'medication',
  walked: 'routine',
} as const satisfies Record<PlannedCareItem, keyof CarePlan>;

/** What a plan asks for, in the order in which it is shown. */
export function plannedCare(plan: CarePlan): readonly PlannedCareItem[] {
  const items = Object.keys(partOfPlan) as PlannedCareItem[];
  return items.filter((item) => plan[partOfPlan[item]] !== null);
}

/** A day of a stay, and what its log lacks of what the plan asks for. */
export interface UnloggedDay {
  /** A calendar date of the business. */
  readonly day: string;
  readonly items: readonly PlannedCareItem[];
}

/**
 * The days of a stay on which something that the plan asks for was not logged, the latest first. How often a day it is
 * asked for is in the plan's own words, so that one entry a day counts.
 *
 * @param days calendar dates of the stay, up to today
 * @param logged the entries of these days
 */
export function unloggedCare(
  plan: CarePlan,
  days: readonly string[],
  logged: readonly { readonly day: string; readonly item: CareItem }[],
): readonly UnloggedDay[] {
  const done = new Set(logged.map(({ day, item }) => `${day} ${item}`));
  const planned = plannedCare(plan);
  return days
    .map((day) => ({ day, items: planned.filter((item) => !done.has(`${day} ${item}`)) }))
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}
