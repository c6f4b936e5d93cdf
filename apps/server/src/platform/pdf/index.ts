/** Parts that every PDF uses: fonts, QR codes and lengths. */

export { drawCode } from './draw-code.ts';
export { pdfFont } from './fonts.ts';
export { mm } from './millimetres.ts';
