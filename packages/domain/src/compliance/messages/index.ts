/** What the owner does to put a check right. */
export { cureStepFor } from './cure-step.ts';
/** A check in words for owner or staff. */
export {
  type Audience,
  audiences,
  type Explanation,
  explainCheck,
  type OwnerDates,
} from './explain-check.ts';
/** The sentence of a check, without dates. */
export { messageFor } from './message-for.ts';
/** What a requirement is about. */
export { subjectOf } from './subject-of.ts';
