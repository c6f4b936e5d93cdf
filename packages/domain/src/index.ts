/** Calendar dates and their arithmetic. */
export {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateIn,
  compareDates,
  dateOf,
  dayOf,
  daysBetween,
  epochMsOf,
  isCalendarDate,
  parseCalendarDate,
} from './calendar/index.ts';
/** The vaccines the product knows, what they protect against and what businesses ask for. */
export {
  type Antigen,
  antigens,
  findAntigen,
  findTarget,
  findVaccine,
  type Manufacturer,
  manufacturers,
  type Product,
  products,
  type Route,
  routeOfLabel,
  routes,
  type Species,
  speciesList,
  type Target,
  targets,
  type Vaccine,
  vaccines,
} from './catalogue/index.ts';
/** The compliance engine: rules, records, reports. */
export * from './compliance/index.ts';
/** The product's name and promise. */
export { contactEmail, productName, productPromise } from './product/index.ts';
/** People and their plans. */
export {
  type Entitlements,
  freeEntitlements,
  hasBusinessConnect,
  type PlanLabel,
  planLabel,
  type Tier,
  tiers,
  type UserType,
  userTypes,
} from './accounts/index.ts';
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
/** Doses on record. */
export {
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  evidenceFromDocuments,
  findImpossibilities,
  findOddities,
} from './vaccinations/index.ts';
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
/** Who may do what in a business. */
export { type BusinessAction, type MemberRole, mayDo, memberRoles } from './team/index.ts';
/** The badge a pet carries. */
export {
  type BadgeCode,
  type BadgeReading,
  badgeCodeFrom,
  badgeUrl,
  parseBadgeCode,
  readBadge,
} from './badges/index.ts';
/** What a business may see of a pet. */
export { type ConnectionScope, connectionScopes, withoutDates } from './connections/index.ts';
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
