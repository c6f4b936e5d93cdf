/** What puts a check right. */
export { cureFor } from './cure-for.ts';
/** A check in words for owner or staff. */
export {
  type Audience,
  audiences,
  type Explanation,
  explainCheck,
  findingOf,
  type OwnerDates,
  sayCheck,
} from './explain-check.ts';
/** The sentence of a check, without dates, and its numbers. */
export { messageFor, paramsFor } from './message-for.ts';
/** What a requirement is about. */
export { subjectIn, subjectOf } from './subject-of.ts';
export type { Words } from './words.ts';
export { wordsOfCode } from './words-of-code.ts';
