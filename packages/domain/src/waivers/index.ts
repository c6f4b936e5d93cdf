/** What changed between two versions, to be read by those who sign. */
export { type DiffPart, diffTexts } from './text-diff.ts';
/** The text of a waiver, as blocks that can hold nothing but words. */
export { type Block, type Inline, parseWaiverText } from './waiver-text.ts';
