/** Tests, treatments and the other kinds of records beside vaccinations and documents. */

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
  careKinds,
  careShape,
  type HealthKind,
  healthKinds,
  type JudgedKind,
  judgedKinds,
  type Severity,
  severities,
  usualCodes,
} from './care-record.ts';
