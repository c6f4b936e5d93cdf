/** Tests, treatments and every other kind of record besides vaccinations and documents. */

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
