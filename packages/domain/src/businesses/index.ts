/** Kinds of businesses, and the modes of self check-in. */
export { type BusinessKind, businessKinds, type SelfCheckIn, selfCheckInModes } from './business-kind.ts';
/** What a new business offers until it says otherwise. */
export { defaultServices, type Service, staysOvernight } from './service.ts';
/** The short name in a business's address. */
export { slugFrom } from './slug.ts';
/** Time zones. */
export { isTimeZoneName } from './time-zone.ts';
