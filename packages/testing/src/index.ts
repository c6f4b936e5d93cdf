export type { ArrivalOutcome, Device, PendingDecision, Reported, Tab, TabParts } from './device.ts';
export { createRng, generateClaims } from './generated-badge.ts';
