export { type BusinessKind, businessKinds, type SelfCheckIn, selfCheckInModes } from './business-kind.ts';
export { type CopiedPart, copiedParts } from './copied-part.ts';
export { openingAt } from './opening-at.ts';
export {
  checkHours,
  isClosedOn,
  minuteOf,
  type OpeningHours,
  type OpenSpan,
  type Weekday,
  weekdays,
} from './opening-hours.ts';
export { defaultServices, type Service, staysOvernight } from './service.ts';
export { slugFrom } from './slug.ts';
export { isTimeZoneName } from './time-zone.ts';
