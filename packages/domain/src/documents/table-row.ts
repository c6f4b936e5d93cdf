import { saysNoDose } from './excluded-text.ts';
import type { PositionedWord } from './positioned-word.ts';
import { datesIn } from './printed-date.ts';
import type { DocumentContext } from './read-line.ts';
import { type CertificateColumn, type CertificateColumns, columnAt, headingAt } from './table-columns.ts';
import { type CellLine, cellOf, type TextCell } from './text-cell.ts';

/** In words. */
const longestName = 6;
/** The maximum number of lines in a row. */
const maxLines = 4;

/** The row of a table that begins at a line, including the lines below that only continue its cells. */
export function rowAt(
  lines: readonly CellLine[],
  at: number,
  table: CertificateColumns,
  reading: DocumentContext,
): Row {
  let row = { line: lines[at] as CellLine, length: 1 };
  while (row.length < maxLines) {
    const longer = grown(lines, at, row, table, reading);
    if (!longer) break;
    row = longer;
  }
  return row;
}

type Row = { readonly line: CellLine; readonly length: number };

/** The row with the fewest further lines that complete something. */
function grown(
  lines: readonly CellLine[],
  at: number,
  row: Row,
  table: CertificateColumns,
  reading: DocumentContext,
): Row | null {
  let line = row.line;
  const added: CellLine[] = [];
  for (let length = row.length + 1; length <= maxLines; length += 1) {
    const below = lines[at + length - 1];
    if (!below || !isNear(lines[at + length - 2] as CellLine, below) || headingAt(lines, at + length - 1))
      return null;
    const merged = mergedBy(table, line, below);
    if (!merged) return null;
    line = merged;
    added.push(below);
    if (goesOn(row.line, added, merged, table, reading)) return { line, length };
  }
  return null;
}

/** Outside of tables, each cell of a line is a column of its own. */
export function columnsLike({ cells }: CellLine): CertificateColumns {
  const columns = cells.map(({ place }) => ({ role: null, x: place.x, end: place.x + place.width }));
  return { columns, onlyVaccines: false };
}

function isNear(line: CellLine, below: CellLine): boolean {
  return line.place.page === below.place.page && below.place.y - line.place.y < 2 * line.place.height;
}

/** Whether the line below completes a date or a name that the row began. */
function goesOn(
  row: CellLine,
  below: readonly CellLine[],
  merged: CellLine,
  table: CertificateColumns,
  { order, search }: DocumentContext,
): boolean {
  const dates = (line: CellLine) => line.cells.map(({ words }) => datesIn(words, order).length);
  const dated = (line: CellLine) => dates(line).filter((count) => count > 0).length;
  if (below.some((line) => dated(line) > 0)) return false;
  // A cell with a second date belongs partly to the next row.
  if (Math.max(...dates(merged)) > Math.max(1, ...dates(row))) return false;
  if (dated(merged) > dated(row)) return true;
  if (below.length === 1 && dated(row) > 0 && isWithinName(row, below[0] as CellLine, table, search))
    return true;
  if (below.length > 1 || (below[0]?.cells.length ?? 0) > 2 || dated(row) === 0) return false;
  const certain = (line: CellLine) => {
    const cell = nameCell(line, table);
    return cell ? search(cell.words).filter(({ match }) => match.kind === 'certain').length : 0;
  };
  return certain(row) === 0 && certain(merged) === 1;
}

/** Whether a list breaks within a name: 'Rabies, Nobivac' and, below it, 'L4, Lyme'. */
function isWithinName(
  row: CellLine,
  { cells }: CellLine,
  table: CertificateColumns,
  search: DocumentContext['search'],
): boolean {
  const [lower, ...others] = cells;
  if (!lower || others.length > 0 || saysNoDose(lower.text)) return false;
  const column = columnAt(table, lower.place);
  const upper = row.cells.find(({ place }) => columnAt(table, place) === column);
  const list = upper?.words ?? [];
  const end = list.findLastIndex(({ text }) => /[,;+&]$/.test(text));
  const next = lower.words.findIndex(({ text }) => /[,;]$|^[+&]/.test(text));
  const [before, after] = [list.slice(end + 1), lower.words.slice(0, next === -1 ? undefined : next + 1)];
  if (end === -1 || before.length === 0 || before.length + after.length > longestName) return false;
  const [name, ...more] = search([...before, ...after]);
  const isOne = name?.match.kind === 'certain' && more.length === 0;
  return isOne && name.from < before.length && name.to >= before.length;
}

function nameCell({ cells }: CellLine, table: CertificateColumns): TextCell | undefined {
  return cells.find(({ place }) => {
    const role = columnAt(table, place)?.role;
    return role === 'vaccine' || role === 'product';
  });
}

/** Both lines as one, column by column; null if a cell is in no column of the row. */
function mergedBy(table: CertificateColumns, row: CellLine, below: CellLine): CellLine | null {
  const words = new Map<CertificateColumn | null, PositionedWord[]>();
  for (const cell of [...row.cells, ...below.cells]) {
    const column = columnAt(table, cell.place);
    words.set(column, [...(words.get(column) ?? []), ...cell.words]);
  }
  const cells = [...words.values()].flatMap((all) => cellOf(all) ?? []);
  if (cells.length === 0) return null;
  return { cells: cells.sort((a, b) => a.place.x - b.place.x), place: row.place };
}
