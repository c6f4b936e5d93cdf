/** When a waiver is signed again. */
export { type ResignPolicy, resignPolicies, type SignatureUse, signatureEndsOn } from './resign.ts';
/** What changed between two versions, to be read by those who sign. */
export { type DiffPart, diffTexts } from './text-diff.ts';
/** The text of a waiver, as blocks that contain only text. */
export { type Block, type Inline, parseWaiverText } from './waiver-text.ts';
