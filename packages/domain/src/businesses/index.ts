/** Kinds of businesses, and the modes of self check-in. */
export { type BusinessKind, businessKinds, type SelfCheckIn, selfCheckInModes } from './business-kind.ts';
/** Whether a business is open at an instant. */
export { openingAt } from './opening-at.ts';
/** When a business is open. */
export {
  checkHours,
  minuteOf,
  type OpeningHours,
  type OpenSpan,
  type Weekday,
  weekdays,
} from './opening-hours.ts';
/** What a new business offers until it says otherwise. */
export { defaultServices, type Service, staysOvernight } from './service.ts';
/** The short name in a business's address. */
export { slugFrom } from './slug.ts';
/** Time zones. */
export { isTimeZoneName } from './time-zone.ts';
