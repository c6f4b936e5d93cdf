/** What staff do for a pet during a stay, as they log it. */
export const careItems = ['fed', 'medicated', 'walked', 'note'] as const;
export type CareItem = (typeof careItems)[number];

/** What an owner asks for during a stay; a part is null if nothing is asked for. */
export interface CarePlan {
  readonly feeding: string | null;
  readonly medication: string | null;
  /** Walks, sleep, habits. */
  readonly routine: string | null;
}

export type PlannedCareItem = Exclude<CareItem, 'note'>;

/** The part of a plan that each logged item fulfills. */
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
