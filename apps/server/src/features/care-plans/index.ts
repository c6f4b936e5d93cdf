/** The functions of care plans and the care log. */
export { carePlanFunctions } from './care-plan-functions.ts';
