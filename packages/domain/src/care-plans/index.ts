export {
  type CareItem,
  type CarePlan,
  careItems,
  type PlannedCareItem,
  partOfPlan,
  plannedCare,
} from './care-plan.ts';
