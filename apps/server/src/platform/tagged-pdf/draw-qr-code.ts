import { qrModulesOf } from '@clearpaw/protocol';
import type { TaggedPdf } from './open-document.ts';

/** Readers need four white modules around a code. */
const quietModules = 4;

/** A QR code of the given width, including its quiet zone: adjacent dark modules of a row are drawn together. */
export function drawQrCode(
  pdf: TaggedPdf,
  code: string,
  { x: from, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const { doc } = pdf;
  const x = pdf.leftOf(from, width);
  const rows = qrModulesOf(code);
  const module = width / (rows.length + 2 * quietModules);
  doc.rect(x, y, width, width).fillColor('#ffffff').fill();
  rows.forEach((row, down) => {
    let across = 0;
    while (across < row.length) {
      const from = across;
      while (row[across]) across += 1;
      if (across > from) {
        const left = x + (from + quietModules) * module;
        doc.rect(left, y + (down + quietModules) * module, (across - from) * module, module * 1.01);
      }
      across += 1;
    }
  });
  doc.fillColor('#000000').fill();
}
