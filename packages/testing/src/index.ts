export type { Device, Fate, Kept, Tab, TabParts, Told } from './device.ts';
export { chanceFrom, generateClaims } from './generated-badge.ts';
