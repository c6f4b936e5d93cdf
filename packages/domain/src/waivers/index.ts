export { type ResignPolicy, resignPolicies, type SignatureUse, signatureEndsOn } from './resign.ts';
export { type DiffPart, diffTexts } from './text-diff.ts';
export { type Block, type Inline, parseWaiverText } from './waiver-text.ts';
