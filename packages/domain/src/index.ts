/** Calendar dates and their arithmetic. */

/** People and their plans. */
export {
  accessEndsAtMs,
  businessConnectPlan,
  decidingSubscription,
  deriveEntitlement,
  type EntitlementRecord,
  type Entitlements,
  freeEntitlements,
  type Grant,
  hasBusinessConnect,
  isInForce,
  isLive,
  type PlanLabel,
  pastDueGraceDays,
  planLabel,
  type SubscriptionFacts,
  type SubscriptionStatus,
  subscriptionStatuses,
  type Tier,
  tiers,
  type UserType,
  userTypes,
} from './accounts/index.ts';
/** The trail of what was done in a business. */
export {
  type AuditActor,
  type AuditSubject,
  auditActors,
  auditSubjects,
  beforeFirst,
  checkTrail,
  endWalk,
  hashOfEntry,
  type LinkedEntry,
  type Sha256,
  startOfTrail,
  type TrailCheck,
  type TrailEnd,
  type TrailEntry,
  type TrailWalk,
  walkOn,
} from './audit/index.ts';
/** The badge a pet carries. */
export {
  type BadgeCode,
  type BadgeReading,
  badgeCodeFrom,
  badgeUrl,
  parseBadgeCode,
  readBadge,
} from './badges/index.ts';
/** Places that let pets in. */
export {
  type BusinessKind,
  businessKinds,
  defaultServices,
  isTimeZoneName,
  type SelfCheckIn,
  type Service,
  selfCheckInModes,
  slugFrom,
} from './businesses/index.ts';
export {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateIn,
  compareDates,
  dateOf,
  dayBeginsAt,
  dayOf,
  daysBetween,
  epochMsOf,
  isCalendarDate,
  parseCalendarDate,
} from './calendar/index.ts';
/** What is on record beside vaccinations and documents. */
export {
  type CareFacts,
  type CareKind,
  type CareProblem,
  type CareSurroundings,
  careDayOf,
  careFactNames,
  careKinds,
  findImpossibleCare,
  findOddCare,
  usualCodes,
} from './care-records/index.ts';
/** The vaccines the product knows, what they protect against and what businesses ask for. */
export {
  type Antigen,
  antigens,
  type FoundVaccine,
  findAntigen,
  findTarget,
  findVaccine,
  type Manufacturer,
  manufacturers,
  matchVaccine,
  type Product,
  products,
  type Route,
  routeOfLabel,
  routes,
  type Species,
  searchVaccines,
  speciesList,
  type Target,
  targets,
  type Vaccine,
  type VaccineMatch,
  vaccines,
} from './catalogue/index.ts';
/** The gate. */
export {
  type Admission,
  type ArrivalDecision,
  arrivalDecisions,
  type CheckInDecision,
  type CheckInMethod,
  checkInDecisions,
  checkInMethods,
  decideAdmission,
} from './check-ins/index.ts';
/** The compliance engine: rules, records, reports. */
export {
  type Accepts,
  type AgeRequirement,
  type AppliesTo,
  type Audience,
  audiences,
  type BirthPrecision,
  birthPrecisions,
  type CertLogic,
  type CertLogicData,
  type Check,
  type ComplianceInput,
  type ComplianceReport,
  certLogicData,
  type DeclarationAnswer,
  type DeclarationRecord,
  type DeclarationRequirement,
  type DocumentRecord,
  type DocumentRequirement,
  declarationAnswers,
  type EvaluationRecord,
  type EvaluationRequirement,
  type Evidence,
  type ExemptionRecord,
  type Explanation,
  evaluateCompliance,
  evidenceLevels,
  explainCheck,
  isReason,
  isSatisfied,
  type MicrochipRequirement,
  type OwnerDates,
  type PetFacts,
  type PetRecords,
  type Reason,
  type RecordsAsked,
  type Requirement,
  type RequirementKind,
  type Rule,
  type RuleLevel,
  type RuleSex,
  reasons,
  recordsAskedBy,
  requirementKinds,
  ruleLevels,
  ruleSexes,
  type Series,
  type Sex,
  type SignatureRecord,
  type Status,
  type StayAway,
  type StayEnd,
  type SterilizationRequirement,
  sexes,
  statuses,
  stayEnds,
  subjectOf,
  type TestRecord,
  type TestRequirement,
  type TestResult,
  type TreatmentRecord,
  type TreatmentRequirement,
  testResults,
  toCertLogic,
  type VaccinationRecord,
  type VaccinationRequirement,
  type VaccinationState,
  type Validity,
  type Verdict,
  type Visit,
  vaccinationStates,
  validities,
  verdicts,
  type WaitDays,
  type WaiverRequirement,
  type WeightRequirement,
} from './compliance/index.ts';
/** What a business may see of a pet. */
export { type ConnectionScope, connectionScopes, withoutDates } from './connections/index.ts';
/** Documents. */
export { type DocumentKind, documentKinds } from './documents/index.ts';
/** What a business looks back on. */
export { type KeptCheck, keptChecks, maxReportDays, reportSpanProblem } from './insight/index.ts';
/** Pets. */
export {
  formatMicrochip,
  type Microchip,
  type PetAge,
  type PetState,
  parseMicrochip,
  petAge,
  petStates,
} from './pets/index.ts';
/** The product's name and promise. */
export { contactEmail, productName, productPromise } from './product/index.ts';
/** What businesses ask for: where to begin, and what cannot be asked. */
export {
  asLevel,
  bordetella,
  distemperCombo,
  ferretDistemper,
  findImpossibleRules,
  fvrcp,
  influenza,
  presetsFor,
  puppySeries,
  type RequirementPreset,
  type RuleProblem,
  rabbitCombo,
  rabies,
  requirementPresets,
} from './requirements/index.ts';
/** Records a business looks at itself. */
export { asksForEvidence, vaccinesToReview } from './reviews/index.ts';
/** Who may do what in a business. */
export {
  actionToInvite,
  type BusinessAction,
  isLook,
  leavesNoOwner,
  type MemberRole,
  mayDo,
  memberRoles,
} from './team/index.ts';
/** What one line of text may hold. */
export { isPlainText } from './texts/index.ts';
/** Doses on record. */
export {
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  evidenceFromDocuments,
  findImpossibilities,
  findOddities,
} from './vaccinations/index.ts';
/** The text of waivers. */
export { type Block, type DiffPart, diffTexts, type Inline, parseWaiverText } from './waivers/index.ts';
