/** The methods of check-in: a scanned badge, the poster, a search by staff, a guest without account. */
export const checkInMethods = ['badge', 'door', 'manual', 'guest'] as const;
export type CheckInMethod = (typeof checkInMethods)[number];

/** The decisions that staff can make. */
export const checkInDecisions = ['admit', 'deny'] as const;
export type CheckInDecision = (typeof checkInDecisions)[number];

/** The state on record. `undone` was a mistake that was undone within minutes: it never counts and is not listed. */
export const arrivalDecisions = ['admitted', 'denied', 'waiting', 'undone'] as const;
export type ArrivalDecision = (typeof arrivalDecisions)[number];
