/** What is asked for during a stay, and what of it was not logged. */
export {
  type CareItem,
  type CarePlan,
  careItems,
  type PlannedCareItem,
  partOfPlan,
  plannedCare,
  type UnloggedDay,
  unloggedCare,
} from './care-plan.ts';
