import { missingSign, oneLine } from '../../../platform/tagged-pdf/index.ts';
import type { Sheet } from './sheet.ts';
import { page, text } from './style.ts';

const shown = 'Shows what was on record when printed.';
const scan = 'Scan the code for changes.';
const limit = 'Doesn’t replace a rabies certificate.';
const missing = `${missingSign} stands for a character that this document’s fonts do not have.`;

/** Draws the footer of every page, once the number of pages is known. */
export function drawPageFooters(sheet: Sheet, record: string, hasCode: boolean): void {
  const { pdf } = sheet;
  const { pages } = pdf;
  const remarks = [shown, hasCode && scan, limit, pdf.lacksCharacters && missing].filter(Boolean).join(' ');
  for (let index = 0; index < pages; index += 1) {
    pdf.doc.switchToPage(index);
    const y = pdf.height - page.bottom + 16;
    sheet.rule(y);
    pdf.decorate(() => {
      const lines = sheet.layOut(remarks, text.small, sheet.width * 0.74);
      sheet.lines(lines, sheet.left, y + 12, 9.4);
      const ending = oneLine(`${record}, page ${index + 1} of ${pages}`, text.small);
      pdf.lineEndingAt(ending, sheet.right, y + 12);
    }, 'Pagination');
  }
}
