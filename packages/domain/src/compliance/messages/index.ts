export { cureFor } from './cure-for.ts';
export {
  type Audience,
  audiences,
  briefFindingOf,
  type Explanation,
  explainCheck,
  findingOf,
  type OwnerDates,
  sayCheck,
} from './explain-check.ts';
export { messageFor, paramsFor } from './message-for.ts';
export { reasonAgainst } from './reason-against.ts';
export { subjectIn, subjectOf } from './subject-of.ts';
export type { Words } from './words.ts';
export { wordsOfCode } from './words-of-code.ts';
