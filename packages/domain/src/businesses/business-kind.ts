export const businessKinds = ['cafe', 'patio', 'daycare', 'groomer', 'boarding', 'park', 'other'] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** Whether an owner may check a pet in at the door: not at all, for staff to confirm, or at once when compliant. */
export const selfCheckInModes = ['off', 'confirm', 'auto'] as const;
export type SelfCheckIn = (typeof selfCheckInModes)[number];
