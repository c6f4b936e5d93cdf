/** Tagged PDF documents (PDF/UA): each element on a page is marked for screen readers. */

export { missingSign } from './fonts.ts';
export { type PageSize, TaggedPdf } from './open-document.ts';
export { oneLine, type TextLine, type TextStyle } from './text-line.ts';
