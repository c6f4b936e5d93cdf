import type { Sheet } from './sheet.ts';
import { evergreen, paleBar } from './style.ts';

const heights = [3, 5, 7.2, 9.5];
export const barsWidth = 22;

/** Four bars, of which more are filled the stronger the proof. The text beside them says the same. */
export function drawBars({ pdf }: Sheet, filled: number, x: number, baseline: number): void {
  pdf.decorate(() => {
    heights.forEach((height, index) => {
      pdf.doc
        .roundedRect(x + index * 4.4, baseline - height + 1, 3, height, 1.2)
        .fillColor(index < filled ? evergreen : paleBar)
        .fill();
    });
  });
}
