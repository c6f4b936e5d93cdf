export const businessKinds = [
  'cafe',
  'patio',
  'daycare',
  'groomer',
  'boarding',
  'park',
  'clinic',
  'other',
] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** Self check-in by owners: off, confirmed by staff, or automatic when compliant. */
export const selfCheckInModes = ['off', 'confirm', 'auto'] as const;
export type SelfCheckIn = (typeof selfCheckInModes)[number];
