/** Tagged PDF documents (PDF/UA): each element on a page is marked for screen readers. */

export { isolated, leftToRight } from './clean-text.ts';
export { drawQrCode } from './draw-qr-code.ts';
export { missingSign } from './fonts.ts';
export type { PageSize, TaggedPdf } from './open-document.ts';
export { Sheet } from './sheet.ts';
export { cutShort, type TextLine, type TextStyle } from './text-line.ts';
