/** A rule of a business, as compliance reads it. */

/** The functions of requirements. */
export { requirements } from './requirement-functions.ts';
