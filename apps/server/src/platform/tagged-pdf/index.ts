/** Tagged PDF documents (PDF/UA): each element on a page is marked for screen readers. */

export { isolated, leftToRight } from './clean-text.ts';
export { drawLabelled } from './draw-labelled.ts';
export { drawQrCode } from './draw-qr-code.ts';
export { mm } from './millimetres.ts';
export type { PageSize } from './open-document.ts';
export { directionOfText, paragraphOfParts } from './paragraph.ts';
export { Sheet } from './sheet.ts';
export { type Spoken, spokenIn } from './spoken.ts';
export { cutShort, type TextLine, type TextStyle } from './text-line.ts';
