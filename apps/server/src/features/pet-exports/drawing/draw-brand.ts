import { productName } from '@clearpaw/domain';
import type { Sheet } from '../../../platform/tagged-pdf/index.ts';
import { evergreen, marigold, page, text } from './style.ts';

const markSize = 22;
const toes = [
  [9.3, 18.2, 2.7, 3.6, -24],
  [15.6, 11.4, 2.9, 3.9, -8],
  [23.6, 10.9, 2.9, 3.9, 10],
] as const;

/** The mark as screens show it. */
function drawMark({ pdf, left }: Sheet, y: number): void {
  const { doc } = pdf;
  doc
    .save()
    .translate(pdf.leftOf(left, markSize), y)
    .scale(markSize / 40);
  doc.roundedRect(0, 0, 40, 40, 12.5).fillColor(evergreen).fill();
  for (const [x, y, across, down, angle] of toes) {
    doc
      .save()
      .translate(x, y)
      .rotate(angle)
      .ellipse(0, 0, across, down)
      .fillColor('#fcfaf3')
      .fill()
      .restore();
  }
  doc.lineWidth(6.2).lineCap('round').lineJoin('round').strokeColor(marigold);
  doc.moveTo(12.6, 24.8).lineTo(18.6, 30.4).lineTo(31, 17.6).stroke();
  doc.restore();
}

/** The top of a page: the product, the title, and the date of printing. */
export function drawPageTitle(sheet: Sheet, title: string, printed: string): void {
  const { pdf, left, right } = sheet;
  const top = page.top;
  const baseline = top + 15.5;
  pdf.decorate(() => {
    drawMark(sheet, top);
    sheet.line(productName, text.wordmark, left + markSize + 7, baseline);
  });
  const { measure } = pdf;
  const titleLine = measure.line(title, { ...text.strong, size: 10 });
  pdf.add(pdf.root, 'P', () => pdf.lineEndingAt(titleLine, right, top + 8));
  pdf.add(pdf.root, 'P', () => pdf.lineEndingAt(measure.line(printed, text.muted), right, top + 20));
  sheet.rule(top + 33, marigold, 2.6);
  sheet.y = top + 46;
}
