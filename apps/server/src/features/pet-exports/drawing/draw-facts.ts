import type { StructureElement } from 'pdfkit';
import type { Sheet } from './sheet.ts';
import { hairline, leading, text } from './style.ts';

/** A label and its value; null leaves a line to fill in by hand. */
export type Fact = readonly [label: string, value: string | null];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const quarters = [0.25, 0.25, 0.25, 0.25];

/** Draws labels with their values in rows, one column for each share of the width; returns the position below. */
export function drawFacts(
  sheet: Sheet,
  parent: StructureElement,
  facts: readonly Fact[],
  { x, y, width }: Box,
  shares: readonly number[] = quarters,
): number {
  const list = sheet.pdf.group(parent, 'L');
  let baseline = y + 8;
  for (let row = 0; row < facts.length; row += shares.length) {
    let last = baseline;
    let left = x;
    for (const [column, fact] of facts.slice(row, row + shares.length).entries()) {
      const full = width * (shares[column] ?? 0);
      last = Math.max(last, drawFact(sheet, list, fact, { x: left, y: baseline, width: full - 8 }));
      left += full;
    }
    baseline = last + 15;
  }
  list.end();
  return baseline - 11;
}

function drawFact(sheet: Sheet, list: StructureElement, [label, value]: Fact, { x, y, width }: Box): number {
  const item = sheet.pdf.group(list, 'LI');
  let last = y + leading;
  sheet.pdf.add(item, 'Lbl', () => sheet.line(label, text.label, x, y));
  if (value === null) drawBlank(sheet, { x, y: last + 2, width });
  else {
    sheet.pdf.add(item, 'LBody', () => {
      last = sheet.lines(sheet.layOut(value, text.strong, width), x, y + leading);
    });
  }
  item.end();
  return last;
}

function drawBlank({ pdf }: Sheet, { x, y, width }: Box): void {
  pdf.decorate(() => {
    pdf.doc
      .lineWidth(0.6)
      .strokeColor(hairline)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  });
}
