import type { StructureElement } from 'pdfkit';
import { drawFacts, type Fact } from './draw-facts.ts';
import { type Cell, type Column, drawTable } from './draw-table.ts';
import type { RecordSheet } from './record-sheet.ts';
import { hairline, text } from './style.ts';

interface Box {
  readonly x: number;
  readonly width: number;
}

const headingHeight = 17;

function drawPart(
  sheet: RecordSheet,
  title: string,
  draw: (part: StructureElement, box: Box) => void,
  at: Box = { x: sheet.left, width: sheet.width },
): void {
  const part = sheet.pdf.group(sheet.pdf.root, 'Sect', { title });
  sheet.rule(sheet.y + 2, hairline, 0.6, at);
  sheet.pdf.add(part, 'H2', () => sheet.line(title, text.partTitle, at.x, sheet.y + 13.5));
  draw(part, at);
  part.end();
}

export function drawPartOfFacts(
  sheet: RecordSheet,
  title: string,
  facts: readonly Fact[],
  shares?: readonly number[],
): void {
  sheet.ensure(54);
  drawPart(sheet, title, (part, box) => {
    sheet.y = drawFacts(sheet, part, facts, { ...box, y: sheet.y + headingHeight }, shares);
  });
}

/** Short sections side by side, read one after the other. */
export function drawFactsBeside(
  sheet: RecordSheet,
  parts: readonly (readonly [title: string, facts: readonly Fact[]])[],
): void {
  sheet.ensure(54);
  const gap = 16;
  const width = (sheet.width - gap * (parts.length - 1)) / parts.length;
  const top = sheet.y;
  const ends = parts.map(([title, facts], index) => {
    let end = top;
    const draw = (part: StructureElement, box: Box) => {
      const shares = facts.map(() => 1 / facts.length);
      end = drawFacts(sheet, part, facts, { ...box, y: top + headingHeight }, shares);
    };
    drawPart(sheet, title, draw, { x: sheet.left + index * (width + gap), width });
    return end;
  });
  sheet.y = Math.max(...ends);
}

/** A table, or beside its title a note that there is nothing. */
export function drawRows(
  sheet: RecordSheet,
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  sheet.ensure(60);
  drawPart(sheet, title, (part, { x }) => {
    const nothing = x + sheet.widthOf(title, text.partTitle) + 10;
    if (rows.length === 0) {
      const { none } = sheet.texts;
      sheet.pdf.add(part, 'P', () => sheet.line(none, text.muted, nothing, sheet.y + 13.5));
    }
    sheet.y += headingHeight;
    if (rows.length > 0) drawTable(sheet, part, columns, rows, { dense: true, open: true });
  });
}
