import { leftToRight } from '../../../platform/tagged-pdf/index.ts';
import type { RecordSheet } from './record-sheet.ts';
import { hairline, page, text } from './style.ts';

/** Draws the footer of every page, once the number of pages is known. */
export function drawPageFooters(sheet: RecordSheet, number: string, hasCode: boolean): void {
  const { pdf } = sheet;
  const { foot, page: pageText } = sheet.texts;
  const { pages } = pdf;
  const remarks = [foot.shown, hasCode && foot.scan, foot.limit, sheet.missingNote].filter(Boolean).join(' ');
  for (let index = 0; index < pages; index += 1) {
    pdf.doc.switchToPage(index);
    const y = pdf.height - page.bottom + 12;
    sheet.rule(y, hairline);
    pdf.decorate(() => {
      const ending = pdf.measure.line(pageText(leftToRight(number), index + 1, pages), text.small);
      const room = sheet.width - pdf.measure.widthOfLine(ending) - 20;
      sheet.lines(sheet.layOut(remarks, text.small, room), sheet.left, y + 12, 9.4);
      pdf.lineEndingAt(ending, sheet.right, y + 12);
    }, 'Pagination');
  }
}
