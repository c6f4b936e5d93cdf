export type { ArrivalOutcome, Device, PendingDecision, Reported, Tab, TabParts } from './device.ts';
export { createBadgeRng, generateClaims } from './generated-badge.ts';
