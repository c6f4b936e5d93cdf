export { type GuardianRelation, guardianRelations, isMinorOn, type Minor } from './minors.ts';
export { type ResignPolicy, resignPolicies, type SignatureUse, signatureEndsOn } from './resign.ts';
export { type DiffPart, diffTexts } from './text-diff.ts';
export { askPauseHours, type UnsignedReason, unsignedReasons } from './unsigned.ts';
export { type Block, type Inline, parseWaiverText } from './waiver-text.ts';
