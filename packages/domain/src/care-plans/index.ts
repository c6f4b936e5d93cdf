/** What is asked for during a stay, and what staff log. */
export {
  type CareItem,
  type CarePlan,
  careItems,
  type PlannedCareItem,
  partOfPlan,
  plannedCare,
} from './care-plan.ts';
