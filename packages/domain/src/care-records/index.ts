/** Tests, treatments, exemptions, declarations and evaluations. */

/** What is impossible and what is merely odd about one as typed. */
export {
  type CareProblem,
  type CareSurroundings,
  findImplausibleCare,
  findImpossibleCare,
} from './care-problems.ts';
export {
  type CareFacts,
  type CareKind,
  careDayOf,
  careFactNames,
  careKinds,
  usualCodes,
} from './care-record.ts';
