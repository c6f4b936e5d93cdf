export { findBusinessPage } from './get-business-page.ts';
export { requirementFunctions } from './requirement-functions.ts';
export { rulesInForce, rulesToCome } from './rules-in-force.ts';
export { renewWaiverRules, requireWaiver } from './waiver-rules.ts';
export { withWaivers } from './with-waivers.ts';
