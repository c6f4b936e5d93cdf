/** The functions of requirements. */
export { requirements } from './requirement-functions.ts';
/** What a business asks for today, and when that changes. */
export { type InForce, rulesInForce, rulesToCome } from './rules-in-force.ts';
/** Sent rules with the waivers they name. */
export { withWaivers } from './with-waivers.ts';
