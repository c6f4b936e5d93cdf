export { carePlanFunctions } from './care-plan-functions.ts';
export { enterCarePlans } from './enter-care-plans.ts';
