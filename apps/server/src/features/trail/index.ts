/** The functions of the trail. */
export { auditLogFunctions } from './trail-functions.ts';
