export { type CertLogic, type CertLogicData, certLogicData, toCertLogic } from './certlogic/index.ts';
export { hasEnded } from './engine/applies-to.ts';
export { coveredUntil } from './engine/covered-until.ts';
export { type ComplianceInput, evaluateCompliance } from './engine/evaluate-compliance.ts';
export { goodUntil } from './engine/good-until.ts';
export { type Asked, type GuestQuestions, guestQuestions, targetsAsked } from './engine/guest-questions.ts';
export { type NextChange, nextChange, nextChangeDays, nextChangeKinds } from './engine/next-change.ts';
export { recordsAskedBy } from './engine/records-asked.ts';
export {
  asksOwner,
  isRenewalSoon,
  type Renewal,
  renewalsOf,
  renewNow,
  renewOn,
  renewSoon,
} from './engine/renewals.ts';
export { answeredByBadge, contradictionsIn, possibleReasons } from './engine/requirement-facts.ts';
export { unmetRules } from './engine/unmet-rules.ts';
export type { Contradiction } from './kinds/kind.ts';
export { requirementKinds } from './kinds/kinds.ts';
export {
  type Audience,
  audiences,
  briefFindingOf,
  cureFor,
  type Explanation,
  explainCheck,
  findingOf,
  type OwnerDates,
  reasonAgainst,
  sayCheck,
  subjectIn,
  subjectOf,
  type Words,
  wordsOfCode,
} from './messages/index.ts';
export { type Dose, dosesOf } from './proofs/dose.ts';
export type { AddedRecord, AskedPetField, Cure, CureStep } from './vocabulary/cure.ts';
export {
  type Evidence,
  evidenceLevels,
  type Reviewer,
  reviewers,
  strongerEvidence,
} from './vocabulary/evidence.ts';
export {
  type BirthPrecision,
  birthPrecisions,
  type PetFacts,
  type Sex,
  sexes,
} from './vocabulary/pet-facts.ts';
export {
  type AnswerRecord,
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
export type { AskedFact, RecordsAsked } from './vocabulary/questions.ts';
export { isReason, type Reason, reasons } from './vocabulary/reason.ts';
export { type Check, type ComplianceReport, type Verdict, verdicts } from './vocabulary/report.ts';
export {
  type Accepts,
  type AgeRequirement,
  type AskedProof,
  type DeclarationRequirement,
  type DocumentRequirement,
  type EvaluationRequirement,
  type ExclusionPeriod,
  type MicrochipRequirement,
  type QuestionRequirement,
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
export {
  type AppliesTo,
  type Rule,
  type RuleLevel,
  type RuleSex,
  ruleLevels,
  ruleSexes,
} from './vocabulary/rule.ts';
export { isSatisfied, type Status, statuses } from './vocabulary/status.ts';
export type { Visit } from './vocabulary/visit.ts';
