/** The methods of check-in: a scanned badge, the poster, a search by staff, a guest without account. */
export const checkInMethods = ['badge', 'door', 'manual', 'guest'] as const;
export type CheckInMethod = (typeof checkInMethods)[number];

/** What staff can say. */
export const checkInDecisions = ['admit', 'deny'] as const;
export type CheckInDecision = (typeof checkInDecisions)[number];

/** What is on record. `undone` was a mistake that was taken back at once: it counts and is listed nowhere. */
export const arrivalDecisions = ['admitted', 'denied', 'waiting', 'undone'] as const;
export type ArrivalDecision = (typeof arrivalDecisions)[number];
