/** The functions of care plans and the care log. */
export { carePlans } from './care-plan-functions.ts';
