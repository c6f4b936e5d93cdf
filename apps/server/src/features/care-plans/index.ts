/** The functions of care plans and the care log. */
export { carePlanFunctions } from './care-plan-functions.ts';
/** Plans that come with a whole export. */
export { enterCarePlans } from './enter-care-plans.ts';
