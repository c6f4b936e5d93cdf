import type { StructureElement } from 'pdfkit';
import type { Sheet, TextLine } from '../../../platform/tagged-pdf/index.ts';
import { hairline, leading, text } from './style.ts';

/** A label and its value; null leaves a line to fill in by hand. */
export type Fact = readonly [label: string, value: string | null];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const gutter = 6;
const labelLeading = 9.6;
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
    const inRow = facts.slice(row, row + shares.length).map(([label, value], column) => {
      const full = width * (shares[column] ?? 0);
      const place = { x: left, width: full - gutter };
      left += full;
      return { label: sheet.layOut(label, text.label, place.width), value, place };
    });
    const labelLines = Math.max(...inRow.map(({ label }) => label.length));
    for (const fact of inRow) last = Math.max(last, drawFact(sheet, list, fact, { baseline, labelLines }));
    baseline = last + 15;
  }
  list.end();
  return baseline - 11;
}

interface LaidOutFact {
  readonly label: readonly TextLine[];
  readonly value: string | null;
  readonly place: { readonly x: number; readonly width: number };
}

/** Values of a row begin on one line, below its longest label. */
function drawFact(
  sheet: Sheet,
  list: StructureElement,
  { label, value, place }: LaidOutFact,
  { baseline, labelLines }: { readonly baseline: number; readonly labelLines: number },
): number {
  const item = sheet.pdf.group(list, 'LI');
  const first = baseline + (labelLines - 1) * labelLeading + leading;
  let last = first;
  sheet.pdf.add(item, 'Lbl', () => sheet.lines(label, place.x, baseline, labelLeading));
  if (value === null) sheet.rule(last + 2, hairline, 0.6, place);
  else {
    sheet.pdf.add(item, 'LBody', () => {
      last = sheet.lines(sheet.layOut(value, text.strong, place.width), place.x, first);
    });
  }
  item.end();
  return last;
}
