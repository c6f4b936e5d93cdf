import type { StructureElement } from 'pdfkit';
import type { Sheet, TextLine, TextStyle } from '../../../platform/tagged-pdf/index.ts';
import type { ShownProof } from '../record/proof-of.ts';
import { barsWidth, drawBars } from './draw-bars.ts';
import { hairline, inkColor, leading, text } from './style.ts';

export interface Column {
  readonly title: string;
  /** Its fraction of the width; all fractions add up to 1. */
  readonly share: number;
}

/** Texts below each other; each may take several lines. */
export interface Cell {
  readonly texts: readonly (readonly [text: string, style: TextStyle])[];
  readonly bars?: number;
}

export const cell = (...texts: readonly (readonly [string | null, TextStyle])[]): Cell => ({
  texts: texts.flatMap(([said, style]) => (said ? [[said, style] as const] : [])),
});

export const proofCell = ({ bars, label, detail }: ShownProof): Cell => ({
  ...cell([label, text.plain], [detail, text.muted]),
  bars,
});

interface Slot extends Column {
  readonly x: number;
  readonly width: number;
}

interface Options {
  /** Reduces the space between rows. */
  readonly dense?: boolean;
  /** Other content ends the table. */
  readonly open?: boolean;
}

const gap = 10;
const headHeight = 16;
const headLeading = 9.4;

/** A table whose first cell names its row. It continues over pages, with its header on each. */
export function drawTable(
  sheet: Sheet,
  parent: StructureElement,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { dense = false, open = false }: Options = {},
): void {
  const padding = dense ? 3.8 : 5.6;
  const slots = slotsOf(sheet, columns);
  const table = sheet.pdf.group(parent, 'Table');
  const head = sheet.pdf.group(sheet.pdf.group(table, 'THead'), 'TR');
  drawHead(sheet, slots, (title, draw) => sheet.pdf.add(head, 'TH', draw, { title, scope: 'Column' }));
  const body = sheet.pdf.group(table, 'TBody');
  for (const [index, cells] of rows.entries()) {
    drawRow(sheet, body, slots, { cells, padding });
    if (!open || index < rows.length - 1) sheet.rule(sheet.y, hairline);
  }
  table.end();
}

function slotsOf(sheet: Sheet, columns: readonly Column[]): readonly Slot[] {
  let x = sheet.left;
  return columns.map((column, index) => {
    const full = column.share * sheet.width;
    const slot = { ...column, x, width: full - (index === columns.length - 1 ? 0 : gap) };
    x += full;
    return slot;
  });
}

function drawHead(
  sheet: Sheet,
  slots: readonly Slot[],
  add: (title: string, draw: () => void) => void,
): void {
  const baseline = sheet.y + 9;
  const heads = slots.map((slot) => ({
    ...slot,
    lines: sheet.layOut(slot.title, text.columnHead, slot.width),
  }));
  for (const { title, x, lines } of heads) add(title, () => sheet.lines(lines, x, baseline, headLeading));
  sheet.y += headHeight + (Math.max(...heads.map(({ lines }) => lines.length)) - 1) * headLeading;
  sheet.rule(sheet.y - 2, inkColor, 0.8);
}

/** The header again on the next page: visible, but not read aloud a second time. */
function repeatHead(sheet: Sheet, slots: readonly Slot[]): void {
  sheet.newPage();
  drawHead(sheet, slots, (_title, draw) => sheet.pdf.decorate(draw, 'Pagination'));
}

interface Row {
  readonly cells: readonly Cell[];
  readonly padding: number;
}

/** A row is kept on one page unless that would leave a third of a page empty; else it continues on the next. */
function drawRow(
  sheet: Sheet,
  body: StructureElement,
  slots: readonly Slot[],
  { cells, padding }: Row,
): void {
  const parts = partsOf(sheet, sheet.pdf.group(body, 'TR'), slots, cells);
  const count = Math.max(1, ...parts.map(({ lines }) => lines.length));
  const full = count * leading + 2 * padding;
  if (full > sheet.room && (full < 260 || sheet.room < 4 * leading)) repeatHead(sheet, slots);
  for (let drawn = 0; drawn < count; ) {
    const fitting = Math.max(1, Math.floor((sheet.room - padding) / leading));
    const until = Math.min(count, drawn + fitting);
    const baseline = sheet.y + padding + 7;
    for (const part of parts) drawPart(sheet, part, { from: drawn, until, baseline });
    sheet.y = baseline - 9 + (until - drawn) * leading + padding;
    drawn = until;
    if (drawn < count) repeatHead(sheet, slots);
  }
  for (const { element } of parts) element.end();
}

interface Part {
  readonly type: 'TH' | 'TD';
  readonly element: StructureElement;
  readonly lines: readonly TextLine[];
  readonly x: number;
  readonly bars: number | undefined;
}

function partsOf(
  sheet: Sheet,
  row: StructureElement,
  slots: readonly Slot[],
  cells: readonly Cell[],
): readonly Part[] {
  return slots.map((slot, index) => {
    const said = cells[index] ?? cell();
    const type = index === 0 ? 'TH' : 'TD';
    const element = sheet.pdf.group(row, type, index === 0 ? { scope: 'Row' } : {});
    return { type, element, lines: linesOf(sheet, said, slot), x: slot.x, bars: said.bars };
  });
}

interface Slice {
  readonly from: number;
  readonly until: number;
  readonly baseline: number;
}

function drawPart(
  sheet: Sheet,
  { type, element, lines, x, bars }: Part,
  { from, until, baseline }: Slice,
): void {
  if (bars && from === 0) drawBars(sheet, bars, x, baseline);
  const shown = lines.slice(from, until);
  if (shown.length === 0 && from > 0) return;
  const left = bars ? x + barsWidth : x;
  sheet.pdf.drawInto(element, type, () => sheet.lines(shown, left, baseline));
}

function linesOf(sheet: Sheet, { texts, bars }: Cell, { width }: Slot): readonly TextLine[] {
  const room = bars ? width - barsWidth : width;
  return texts.flatMap(([said, style]) => sheet.layOut(said, style, room));
}
