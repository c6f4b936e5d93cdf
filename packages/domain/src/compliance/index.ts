/** Rules for engines that speak CertLogic. */
export { type CertLogic, type CertLogicData, certLogicData, toCertLogic } from './certlogic/index.ts';
/** How long doses protect, by their labels. */
export { coveredUntil } from './engine/covered-until.ts';
/** The engine: one visit of one pet against the rules of one business. */
export { type ComplianceInput, evaluateCompliance } from './engine/evaluate-compliance.ts';
/** How long a pet stays good to go. */
export { goodUntil } from './engine/good-until.ts';
/** What is not met. */
/** What the rules ask about a pet whose records are not here. */
export { type Asked, type AskedFact, type GuestQuestions, guestQuestions } from './engine/guest-questions.ts';
/** Which records a list of rules reads. */
export { type RecordsAsked, recordsAskedBy } from './engine/records-asked.ts';
export { unmetRules } from './engine/unmet-rules.ts';
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
/** Doses as the engine counts them, with the end their label gives them. */
export { type Dose, dosesOf } from './proofs/dose.ts';
/** How a fact is proven. */
export { type Evidence, evidenceLevels } from './vocabulary/evidence.ts';
/** What is known about a pet. */
export {
  type BirthPrecision,
  birthPrecisions,
  type PetFacts,
  type Sex,
  sexes,
} from './vocabulary/pet-facts.ts';
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
} from './vocabulary/pet-records.ts';
/** Why a check found it. */
export { isReason, type Reason, reasons } from './vocabulary/reason.ts';
/** The engine's answer. */
export { type Check, type ComplianceReport, type Verdict, verdicts } from './vocabulary/report.ts';
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
} from './vocabulary/rule.ts';
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
} from './vocabulary/rule.ts';
/** What a check can find, and whether it lets the pet in. */
export { isSatisfied, type Status, statuses } from './vocabulary/status.ts';
/** One stay. */
export type { Visit } from './vocabulary/visit.ts';
