/** Rules for engines that speak CertLogic. */
export { type CertLogic, type CertLogicData, certLogicData, toCertLogic } from './certlogic/index.ts';
/** Rules that end by themselves. */
export { hasEnded } from './engine/applies-to.ts';
/** How long doses protect, by their labels. */
export { coveredUntil } from './engine/covered-until.ts';
/** The engine: one visit of one pet against the rules of one business. */
export { type ComplianceInput, evaluateCompliance } from './engine/evaluate-compliance.ts';
/** How long a pet stays good to go. */
export { goodUntil } from './engine/good-until.ts';
/** What the rules ask about a pet whose records are not here. */
export { type Asked, type GuestQuestions, guestQuestions, targetsAsked } from './engine/guest-questions.ts';
/** Which records a list of rules reads. */
export { recordsAskedBy } from './engine/records-asked.ts';
/** What runs out or is missing. */
export {
  asksOwner,
  isRenewalSoon,
  type Renewal,
  renewalsOf,
  renewNow,
  renewOn,
  renewSoon,
} from './engine/renewals.ts';
/** What a kind of requirement can answer, what can be found about it, and why no pet could meet one. */
export { answeredByBadge, contradictionsIn, possibleReasons } from './engine/requirement-facts.ts';
/** What is not met. */
export { unmetRules } from './engine/unmet-rules.ts';
/** A part of a requirement that nothing could meet. */
export type { Contradiction } from './kinds/kind.ts';
/** The kinds of requirement. */
export { requirementKinds } from './kinds/kinds.ts';
/** Checks in words for owner and staff. */
export {
  type Audience,
  audiences,
  cureFor,
  type Explanation,
  explainCheck,
  findingOf,
  type OwnerDates,
  sayCheck,
  subjectIn,
  subjectOf,
  type Words,
  wordsOfCode,
} from './messages/index.ts';
/** Doses as the engine counts them, with the end their label gives them. */
export { type Dose, dosesOf } from './proofs/dose.ts';
/** What puts a check right. */
export type { AddedRecord, AskedPetField, Cure, CureStep } from './vocabulary/cure.ts';
/** How a fact is proven. */
export {
  type Evidence,
  evidenceLevels,
  type Reviewer,
  reviewers,
  strongerEvidence,
} from './vocabulary/evidence.ts';
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
/** What staff ask, and what is read to answer. */
export type { AskedFact, RecordsAsked } from './vocabulary/questions.ts';
/** Why a check found it. */
export { isReason, type Reason, reasons } from './vocabulary/reason.ts';
/** The engine's answer. */
export { type Check, type ComplianceReport, type Verdict, verdicts } from './vocabulary/report.ts';
/** What a business asks for, and each kind of it separately. */
export {
  type Accepts,
  type AgeRequirement,
  type AskedProof,
  type DeclarationRequirement,
  type DocumentRequirement,
  type EvaluationRequirement,
  type ExclusionPeriod,
  type MicrochipRequirement,
  type Requirement,
  type RequirementKind,
  type RequirementOf,
  type Series,
  type StayEnd,
  type SterilizationRequirement,
  stayEnds,
  type TestRequirement,
  type TreatmentRequirement,
  type VaccinationRequirement,
  type Validity,
  validities,
  type WaitDays,
  type WaiverRequirement,
  type WeightRequirement,
} from './vocabulary/requirement.ts';
/** Whom a rule is for, and how much it decides. */
export {
  type AppliesTo,
  type Rule,
  type RuleLevel,
  type RuleSex,
  ruleLevels,
  ruleSexes,
} from './vocabulary/rule.ts';
/** What a check can find, and whether it lets the pet in. */
export { isSatisfied, type Status, statuses } from './vocabulary/status.ts';
/** One stay. */
export type { Visit } from './vocabulary/visit.ts';
