/** The functions of requirements. */
export { requirements } from './requirement-functions.ts';
/** What a business asks for today. */
export { type InForce, rulesInForce } from './rules-in-force.ts';
/** Which version of a waiver its rules ask for. */
export { renewWaiverRules } from './waiver-rules.ts';
