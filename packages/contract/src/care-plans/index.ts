export { carePlans } from './care-plan-functions.ts';
