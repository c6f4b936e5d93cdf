import type { Sheet } from '../../../platform/tagged-pdf/index.ts';
import { evergreen, paleBar } from './style.ts';

const heights = [3, 5, 7.2, 9.5];
/** With the space after it. */
export const barsWidth = 22;
const picture = 3 * 4.4 + 3;

/** Four bars, of which more are filled the stronger the proof. The text beside them says the same. */
export function drawBars({ pdf }: Sheet, filled: number, x: number, baseline: number): void {
  const left = pdf.leftOf(x, picture);
  pdf.decorate(() => {
    heights.forEach((height, index) => {
      pdf.doc
        .roundedRect(left + index * 4.4, baseline - height + 1, 3, height, 1.2)
        .fillColor(index < filled ? evergreen : paleBar)
        .fill();
    });
  });
}
