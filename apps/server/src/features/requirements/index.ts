/** What anyone may know of a business. */
export { findBusinessPage } from './get-business-page.ts';
/** The functions of requirements. */
export { requirementFunctions } from './requirement-functions.ts';
/** What a business asks for today, and when that changes. */
export { rulesInForce, rulesToCome } from './rules-in-force.ts';
/** Which version of a waiver its rules ask for. */
export { renewWaiverRules, requireWaiver } from './waiver-rules.ts';
/** Sent rules with the waivers they name. */
export { withWaivers } from './with-waivers.ts';
