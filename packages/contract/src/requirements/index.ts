/** A rule of a business, as compliance reads it. */

/** The functions of requirements. */
export { requirements } from './requirement-functions.ts';
export { requirements as requirementsShape, rule } from './rule.ts';
