export { carePlanFunctions } from './care-plan-functions.ts';
export { enterCarePlans } from './enter-care-plans.ts';
export { moveCarePlan } from './move-care-plan.ts';
