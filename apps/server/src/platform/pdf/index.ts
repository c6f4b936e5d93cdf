/** What is printed: fonts, codes, measures. */

/** A QR code that printers and readers agree on. */
export { drawCode } from './draw-code.ts';
/** The family every paper is set in. */
export { pdfFont } from './fonts.ts';
/** Lengths as rulers say them. */
export { mm } from './millimetres.ts';
