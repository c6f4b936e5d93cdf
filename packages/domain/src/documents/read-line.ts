import { saysNoDose } from './excluded-text.ts';
import { type LabelRole, labelAtEnd, labelAtStart, roleOfLabel } from './label.ts';
import type { DateOrder } from './numeric-date.ts';
import type { PositionedWord, PrintedLine } from './positioned-word.ts';
import { datesIn, type PrintedDate } from './printed-date.ts';
import { type CertificateColumns, columnAt } from './table-columns.ts';
import { type CellLine, sharesColumn, type TextCell } from './text-cell.ts';
import type { NamedVaccine } from './vaccine-names.ts';

/** A date of a line with the role that its label, column or neighbor gives it; null if none does. */
export interface RoledDate extends PrintedDate {
  readonly role: LabelRole | null;
}

/** The content of a line. */
export interface LineContent {
  readonly line: CellLine;
  readonly words: PrintedLine;
  readonly names: readonly NamedVaccine[];
  readonly dates: readonly RoledDate[];
}

/** Properties of a whole document that decide how its lines are read. */
export interface DocumentContext {
  readonly order: DateOrder;
  readonly search: (words: PrintedLine) => readonly NamedVaccine[];
  /** A later date can only be an expiry date. */
  readonly today: string;
}

/** Reads the lines of a page: the vaccines they name and their dates, each with its role. */
export function lineContentOf(
  lines: readonly CellLine[],
  at: number,
  table: CertificateColumns | null,
  { order, search }: DocumentContext,
): LineContent {
  const line = lines[at] as CellLine;
  const words = line.cells.flatMap((cell) => cell.words);
  const found = datesIn(words, order);
  const dates: RoledDate[] = [];
  const names: NamedVaccine[] = [];
  let start = 0;
  for (const [index, cell] of line.cells.entries()) {
    const end = start + cell.words.length;
    const own = found.filter(({ from }) => from >= start && from < end);
    for (const [nth, date] of own.entries()) {
      const before = words.slice(Math.max(start, (own[nth - 1]?.to ?? -1) + 1), date.from);
      const isFirst = nth === 0 && before.length === 0;
      dates.push({
        ...date,
        role: inlineRole(before) ?? (isFirst ? roleAround(lines, at, index, table) : null),
      });
    }
    const counts = !saysNoDose(cell.text) || line.cells.length === 1;
    if (counts && !isAboutElse(line, index)) names.push(...namesIn(words, own, [start, end], search));
    start = end;
  }
  return { line, words, names, dates };
}

/** Text after 'Species' or 'Breed:' names no vaccine. */
function isAboutElse({ cells }: CellLine, index: number): boolean {
  const before = cells[index - 1];
  if (before && roleOfLabel(before.text) === 'other') return true;
  const words = (cells[index]?.words ?? []).slice(0, 4).map(({ text }) => text);
  const label = labelAtStart(words);
  return label?.role === 'other' && words[label.length - 1]?.endsWith(':') === true;
}

/** Names are searched between the dates: 'Rabies 06/05/2024 DHPP 06/05/2024' has two. */
function namesIn(
  words: PrintedLine,
  dates: readonly PrintedDate[],
  [start, end]: readonly [number, number],
  search: DocumentContext['search'],
): readonly NamedVaccine[] {
  const edges = [start - 1, ...dates.flatMap(({ from, to }) => [from, to]), end];
  const found: NamedVaccine[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const first = (edges[at] ?? -1) + 1;
    const part = search(words.slice(first, Math.min(end, edges[at + 1] ?? end)));
    found.push(...part.map((name) => ({ ...name, from: name.from + first, to: name.to + first })));
  }
  return found;
}

function inlineRole(before: readonly PositionedWord[]): LabelRole | null {
  return labelAtEnd(before.slice(-4).map(({ text }) => text))?.role ?? null;
}

/** The role given by the cell to the left, the column, or the cell above; a label takes precedence over a column. */
function roleAround(
  lines: readonly CellLine[],
  at: number,
  index: number,
  table: CertificateColumns | null,
): LabelRole | null {
  const cells = lines[at]?.cells ?? [];
  const cell = cells[index];
  const left = cells[index - 1];
  const beside = left ? roleOfLabel(left.text) : null;
  if (beside !== null && beside !== 'vaccine') return beside;
  if (table && cell) return columnAt(table, cell.place)?.role ?? null;
  return cell ? roleAbove(lines, at, cell) : null;
}

/** A label alone above its value, as on cards and forms; or one directly below, as under a line to fill in. */
function roleAbove(lines: readonly CellLine[], at: number, cell: TextCell): LabelRole | null {
  for (const [step, far] of [
    [-1, 2.6],
    [1, 2.2],
  ] as const) {
    const near = lines[at + step];
    if (!near || near.place.page !== cell.place.page) continue;
    if (Math.abs(near.place.y - cell.place.y) > far * cell.place.height) continue;
    const label = near.cells.find((other) => sharesColumn(other.place, cell.place));
    const role = label ? roleOfLabel(label.text) : null;
    if (role !== null) return role;
  }
  return null;
}
