import type { StructureElement } from 'pdfkit';
import type { TextLine } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { weightText } from '../record/texts.ts';
import { type Cell, drawTable } from './draw-table.ts';
import type { RecordSheet } from './record-sheet.ts';
import type { Section } from './sections.ts';
import { leading, text } from './style.ts';

const headingHeight = 26;

/** A heading is kept on the page of what follows it. */
export function drawHeading(
  sheet: RecordSheet,
  parent: StructureElement,
  title: string,
  following = 60,
): void {
  sheet.ensure(headingHeight + following);
  sheet.pdf.add(parent, 'H2', () => sheet.line(title, text.heading, sheet.left, sheet.y + 20));
  sheet.y += headingHeight;
}

export function drawSection(sheet: RecordSheet, { title, columns, rows }: Section): void {
  if (rows.length === 0) return;
  const part = sheet.pdf.group(sheet.pdf.root, 'Sect', { title });
  drawHeading(sheet, part, title);
  drawTable(sheet, part, columns, rows);
  part.end();
}

/** An empty section says so, so that a vet does not wonder whether a page is missing. */
export function drawNothing(sheet: RecordSheet, title: string, sentence: string): void {
  const part = sheet.pdf.group(sheet.pdf.root, 'Sect', { title });
  drawHeading(sheet, part, title, 20);
  sheet.pdf.add(part, 'P', () => sheet.line(sentence, text.plain, sheet.left, sheet.y + 8));
  sheet.y += 16;
  part.end();
}

/** Lists with more entries read better as a table. */
const shortList = 6;
const columnGap = 20;

/** Short lists are side by side, long ones are tables below each other. */
export function drawShortSections(sheet: RecordSheet, sections: readonly Section[]): void {
  if (sections.length === 0) return;
  if (sections.length === 1 || sections.some(({ rows }) => rows.length > shortList)) {
    for (const section of sections) drawSection(sheet, section);
    return;
  }
  const width = (sheet.width - columnGap * (sections.length - 1)) / sections.length;
  const laidOut = sections.map((section) => ({
    title: section.title,
    entries: section.rows.map((cells) => linesOfEntry(sheet, cells, width)),
  }));
  const heights = laidOut.map(({ entries }) =>
    entries.reduce((sum, lines) => sum + lines.length * leading + 5, 0),
  );
  sheet.ensure(headingHeight + Math.max(...heights));
  const top = sheet.y;
  laidOut.forEach(({ title, entries }, index) => {
    drawList(sheet, { title, entries }, { x: sheet.left + index * (width + columnGap), y: top });
  });
  sheet.y = top + headingHeight + Math.max(...heights);
}

function linesOfEntry(sheet: RecordSheet, cells: readonly Cell[], width: number): readonly TextLine[] {
  return cells.flatMap(({ texts }) => texts.flatMap(([said, style]) => sheet.layOut(said, style, width)));
}

interface List {
  readonly title: string;
  readonly entries: readonly (readonly TextLine[])[];
}

function drawList(
  sheet: RecordSheet,
  { title, entries }: List,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const part = sheet.pdf.group(sheet.pdf.root, 'Sect', { title });
  sheet.pdf.add(part, 'H2', () => sheet.line(title, text.heading, x, y + 20));
  const list = sheet.pdf.group(part, 'L');
  let baseline = y + headingHeight + 8;
  for (const lines of entries) {
    const item = sheet.pdf.group(list, 'LI');
    const from = baseline;
    sheet.pdf.add(item, 'LBody', () => sheet.lines(lines, x, from));
    item.end();
    baseline += lines.length * leading + 5;
  }
  part.end();
}

const weightColumns = 4;
const weightHeight = 2 * leading + 3;

/** Weights, row by row, the newest first. */
export function drawWeights(sheet: RecordSheet, { care }: PetRecord): void {
  if (care.weight.length === 0) return;
  const title = sheet.texts.sections.weights;
  const part = sheet.pdf.group(sheet.pdf.root, 'Sect', { title });
  drawHeading(sheet, part, title, 2 * leading);
  const list = sheet.pdf.group(part, 'L');
  const width = sheet.width / weightColumns;
  care.weight.forEach(({ on, kg }, index) => {
    const column = index % weightColumns;
    if (column === 0) {
      if (index > 0) sheet.y += weightHeight;
      sheet.ensure(weightHeight);
    }
    const x = sheet.left + column * width;
    const item = sheet.pdf.group(list, 'LI');
    sheet.pdf.add(item, 'Lbl', () => sheet.line(sheet.day(on), text.label, x, sheet.y + 7));
    const weight = weightText(sheet.wording, kg);
    sheet.pdf.add(item, 'LBody', () => sheet.line(weight, text.strong, x, sheet.y + 7 + leading));
    item.end();
  });
  sheet.y += weightHeight + 3;
  part.end();
}
