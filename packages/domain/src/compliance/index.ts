/** Rules for engines that speak CertLogic. */
export { type CertLogic, type CertLogicData, certLogicData, toCertLogic } from './certlogic/index.ts';
/** How long doses protect, by their labels. */
export { coveredUntil } from './covered-until.ts';
/** Doses as the engine counts them, with the end their label gives them. */
export { type Dose, dosesOf } from './dose.ts';
/** The engine: one visit of one pet against the rules of one business. */
export { type ComplianceInput, evaluateCompliance } from './evaluate-compliance.ts';
/** How a fact is proven. */
export { type Evidence, evidenceLevels } from './evidence.ts';
/** How long a pet stays good to go. */
export { goodUntil } from './good-until.ts';
/** What is not met. */
/** What the rules ask about a pet whose records are not here. */
export { type Asked, type AskedFact, type GuestQuestions, guestQuestions } from './guest-questions.ts';
/** Checks in words for owner and staff. */
export {
  type AskedPetField,
  type Audience,
  audiences,
  type CureStep,
  cureStepFor,
  type Explanation,
  explainCheck,
  type OwnerDates,
  subjectOf,
} from './messages/index.ts';
/** What is known about a pet. */
export { type BirthPrecision, birthPrecisions, type PetFacts, type Sex, sexes } from './pet-facts.ts';
/** What is on record about a pet. */
export {
  type DeclarationAnswer,
  type DeclarationRecord,
  type DocumentRecord,
  declarationAnswers,
  type EvaluationRecord,
  type ExemptionRecord,
  type PetRecords,
  type SignatureRecord,
  type TestRecord,
  type TestResult,
  type TreatmentRecord,
  testResults,
  type VaccinationRecord,
  type VaccinationState,
  vaccinationStates,
} from './pet-records.ts';
/** Why a check found it. */
export { isReason, type Reason, reasons } from './reason.ts';
/** Which records a list of rules reads. */
export { type RecordsAsked, recordsAskedBy } from './records-asked.ts';
/** The engine's answer. */
export { type Check, type ComplianceReport, type Verdict, verdicts } from './report.ts';
/** Each kind of requirement separately, for editors and presets. */
export type {
  AgeRequirement,
  DeclarationRequirement,
  DocumentRequirement,
  EvaluationRequirement,
  MicrochipRequirement,
  SterilizationRequirement,
  TestRequirement,
  TreatmentRequirement,
  VaccinationRequirement,
  WaiverRequirement,
  WeightRequirement,
} from './rule.ts';
/** What a business asks for. */
export {
  type Accepts,
  type AppliesTo,
  type ExclusionPeriod,
  type Requirement,
  type RequirementKind,
  type Rule,
  type RuleLevel,
  type RuleSex,
  requirementKinds,
  ruleLevels,
  ruleSexes,
  type Series,
  type StayEnd,
  stayEnds,
  type Validity,
  validities,
  type WaitDays,
} from './rule.ts';
/** What a check can find, and whether it lets the pet in. */
export { isSatisfied, type Status, statuses } from './status.ts';
export { unmetRules } from './unmet-rules.ts';
/** One stay. */
export type { Visit } from './visit.ts';
