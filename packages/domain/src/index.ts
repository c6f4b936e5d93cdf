/** Accounts: user types, plans and entitlements. */
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
/** Alerts and reminders: what has to be renewed, whom to remind when, and the texts. */
export {
  type AlertAudience,
  type AlertChannels,
  type AlertKind,
  alertAudience,
  alertKinds,
  alertsWithEmail,
  type ConnectedBusiness,
  type DigestWeek,
  digestMessages,
  digestWeekAt,
  isQuietAt,
  longDate,
  type Moment,
  type Need,
  namesOf,
  needsOf,
  nextLoudInstant,
  nextPlanDay,
  type PlanInput,
  type PlannedStage,
  planStages,
  type QuietHours,
  type Reminder,
  type ReminderClock,
  type ReminderMessages,
  type RulesFrom,
  reminderInstant,
  reminderMessages,
  type Stage,
  type StageHistory,
  stages,
  usualChannels,
  versionsInForce,
} from './alerts/index.ts';
/** The audit log of a business. */
export {
  type AuditActor,
  type AuditLogCheck,
  type AuditLogEnd,
  type AuditLogEntry,
  type AuditLogWalk,
  type AuditSubject,
  auditActors,
  auditSubjects,
  beforeFirst,
  checkAuditLog,
  endWalk,
  hashOfEntry,
  type KnownHashes,
  type LinkedEntry,
  type Sha256,
  startOfAuditLog,
  textOfEntry,
  walkOn,
} from './audit/index.ts';
/** Badges: their claims, doses and codes, and whether one is valid. */
export {
  type BadgeClaims,
  type BadgeCode,
  type BadgeDose,
  type BadgeJudgment,
  type BadgeProof,
  type BadgeReading,
  badgeCodeFrom,
  badgeUrl,
  type ClaimTree,
  checkLostNotice,
  chooseDoses,
  clockGapSeconds,
  cutName,
  dialOf,
  fingerprintLength,
  fingerprintText,
  judgeBadge,
  judgeOffline,
  type LostNotice,
  listsHoldForHours,
  maxNameBytes,
  numberedVaccines,
  type OfflineJudgment,
  packDoses,
  parseBadgeCode,
  promisedDoses,
  readBadge,
  readClaims,
  sampleBadgeCode,
  unpackDoses,
  validForSeconds,
  writeClaims,
} from './badges/index.ts';
/** Businesses that admit pets. */
export * from './businesses/index.ts';
/** Calendar dates and their arithmetic. */
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
  instantAt,
  isCalendarDate,
  type LocalTime,
  latestDateAt,
  localTimeAt,
  parseCalendarDate,
} from './calendar/index.ts';
/** What is asked for during a stay, and what of it was not logged. */
export * from './care-plans/index.ts';
/** Records besides vaccinations and documents. */
export {
  type CareFacts,
  type CareKind,
  type CareProblem,
  type CareSurroundings,
  careDayOf,
  careKinds,
  careShape,
  findImplausibleCare,
  findImpossibleCare,
  type HealthKind,
  healthKinds,
  type JudgedKind,
  judgedKinds,
  type Severity,
  severities,
  usualCodes,
} from './care-records/index.ts';
/** The catalogue: known vaccines, what they protect against, and what businesses can ask for. */
export {
  type Antigen,
  antigens,
  customNameOf,
  customTarget,
  customVaccine,
  type FoundVaccine,
  findAntigen,
  findTarget,
  findVaccine,
  type GivenVaccine,
  type Manufacturer,
  manufacturers,
  matchVaccine,
  maxVaccineName,
  nameOfVaccine,
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
  vaccineGiven,
  vaccines,
  vaccinesForTarget,
} from './catalogue/index.ts';
/** Check-ins: whether a pet is admitted. */
export * from './check-ins/index.ts';
/** The compliance engine: rules, records, reports. */
export * from './compliance/index.ts';
/** Confirmations: what clinics confirm, and what that proves. */
export * from './confirmations/index.ts';
/** What a business may see of a pet. */
export { type ConnectionScope, connectionScopes, scopesFor, withoutDates } from './connections/index.ts';
export * from './contacts/index.ts';
/** Documents. */
export {
  type DocumentKind,
  type DocumentState,
  documentKinds,
  documentStates,
  type FormEntry,
  formWords,
  type ImportedFile,
  isRead,
  keepsUnderReview,
  linesOf,
  maxProposals,
  maxWordsPerPage,
  type NotTakenReason,
  notTakenReasons,
  type OwnAnimal,
  type PositionedWord,
  type ProposedVaccination,
  proposeVaccinations,
  type ReadField,
  type ReadingFailure,
  readingFailures,
  stateAfterReading,
  textOf,
  type UnreadReason,
  unreadReasons,
} from './documents/index.ts';
/** Texts of entries that cannot be saved, and of unusual ones. */
export {
  careWarningText,
  type FormProblem,
  type FormProblemCode,
  formProblemCodes,
  formProblemTexts,
} from './form-problems/index.ts';
/** Imports of customer lists from other systems. */
export * from './imports/index.ts';
/** Incidents at a business. */
export * from './incidents/index.ts';
/** Reports of a business. */
export * from './insight/index.ts';
/** The questions that a business writes itself. */
export * from './intake-questions/index.ts';
/** Pets. */
export {
  daysLeftToRestore,
  erasedFrom,
  formatMicrochip,
  type KeptPetState,
  keptPetStates,
  kgFrom,
  type Microchip,
  type PetAge,
  type PetState,
  parseMicrochip,
  petAge,
  petStates,
  type WeightUnit,
  weightIn,
  weightUnits,
} from './pets/index.ts';
/** The product's name and tagline. */
export { contactEmail, productName, securityEmail } from './product/index.ts';
/** Requirements: presets, rules that no pet could meet, and rules of elsewhere. */
export * from './requirements/index.ts';
/** Records that a business reviews. */
export * from './reviews/index.ts';
/** Links that show a pet's record to anyone who has them. */
export * from './share-links/index.ts';
/** Who may do what in a business. */
export * from './team/index.ts';
/** What one line of text may contain. */
export { beginOfText, isPlainText } from './texts/index.ts';
/** Travel: what countries ask for at their borders. */
export * from './travel/index.ts';
/** Vaccinations: checks of a dose as typed, its evidence, and whether a later one has replaced it. */
export {
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  evidenceFromDocuments,
  findImpossibilities,
  findOddities,
  isSameDose,
  replacedDoses,
} from './vaccinations/index.ts';
/** Planned visits. */
export * from './visits/index.ts';
/** Waivers: their text, differences between versions, and when they are signed again. */
export * from './waivers/index.ts';
