/** PDF documents that say what each thing on a page is, for people who hear them (PDF/UA). */

/** What stands for a character that no font has. */
export { missingSign } from './fonts.ts';
/** A document, drawn piece by piece. */
export { type PageSize, TaggedPdf } from './open-document.ts';
/** Text as it fits. */
export { oneLine, type TextLine, type TextStyle } from './text-line.ts';
