import { type LabelRole, labelAtStart, roleOfLabel } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import type { PositionedWord } from './positioned-word.ts';
import type { CellLine, TextCell } from './text-cell.ts';

/** A column of a table: the position of its heading and its meaning. */
export interface CertificateColumn {
  readonly role: LabelRole | null;
  readonly x: number;
  readonly end: number;
  /** The meaning of the second line of a row, if each row has two: 'Given / Due'. */
  readonly below?: LabelRole;
}

/** The columns of a table of vaccinations. */
export interface CertificateColumns {
  readonly columns: readonly CertificateColumn[];
  /** Whether the heading is about vaccinations; an invoice also lists other things. */
  readonly onlyVaccines: boolean;
  /** The columns of the second line, if each row has two. */
  readonly second?: CertificateColumns;
}

/**
 * The columns that a line, or a line and the one below it, name; null if they are not the heading of a vaccination
 * table.
 */
export function headingAt(
  lines: readonly CellLine[],
  at: number,
): { table: CertificateColumns; length: 1 | 2 } | null {
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line) return null;
  const alone = columnsOf(line.cells);
  const near =
    below && below.place.page === line.place.page && below.place.y - line.place.y < 2.2 * line.place.height;
  const both = near ? columnsOf(stacked(line.cells, below.cells)) : null;
  if (both && both.columns.length >= (alone?.columns.length ?? 0) && isLabels(below?.cells ?? [])) {
    return { table: both, length: 2 };
  }
  return alone && { table: alone, length: 1 };
}

/** Each cell together with the one below it: 'Date' above 'given'. */
function stacked(upper: readonly TextCell[], lower: readonly TextCell[]): readonly TextCell[] {
  const left = new Set(lower);
  const joined = upper.map((cell) => {
    const under = lower.filter((other) => left.has(other) && overlap(cell.place, other.place) > 0);
    for (const other of under) left.delete(other);
    return { ...cell, words: [...cell.words, ...under.flatMap(({ words }) => words)] };
  });
  return [...joined, ...left].sort((a, b) => a.place.x - b.place.x);
}

function isLabels(cells: readonly TextCell[]): boolean {
  const words = cells.flatMap((cell) => cell.words);
  return !words.some(({ text }) => /\d{2}/.test(text));
}

function columnsOf(cells: readonly TextCell[]): CertificateColumns | null {
  if (!isLabels(cells)) return null;
  const words = cells.flatMap((cell) => cell.words);
  const columns: CertificateColumn[] = [];
  let labeled = 0;
  for (const cell of joinedLabels(cells)) {
    const found = columnsIn(cell.words);
    labeled += found.reduce((sum, { length }) => sum + length, 0);
    columns.push(...(found.length > 0 ? found : [edgesOf(cell.words, null)]));
  }
  const roles = new Set(columns.map(({ role }) => role));
  const hasName = roles.has('vaccine') || roles.has('product');
  if (!hasName || !(roles.has('given') || roles.has('due')) || labeled < words.length * 0.5) return null;
  const onlyVaccines = words.some(({ text }) => /vacc|immuni|impf|vacun|vacin|entings?$/i.test(text));
  return { columns, onlyVaccines, ...secondLine(columns, onlyVaccines) };
}

/** 'N.' and 'de lote' are one heading, even with a wide gap between them. */
function joinedLabels(cells: readonly TextCell[]): readonly TextCell[] {
  const joined: TextCell[] = [];
  for (const cell of cells) {
    const before = joined.at(-1);
    const text = `${before?.text ?? ''} ${cell.text}`;
    const isOne = before && before.text.length < 4 && roleOfLabel(before.text) === null && roleOfLabel(text);
    if (isOne) joined.splice(-1, 1, { ...before, text, words: [...before.words, ...cell.words] });
    else joined.push(cell);
  }
  return joined;
}

function secondLine(columns: readonly CertificateColumn[], onlyVaccines: boolean) {
  if (!columns.some(({ below }) => below)) return {};
  const below = columns.map((column) => ({
    ...column,
    role: column.below ?? (column.role === 'vaccine' ? ('product' as const) : null),
  }));
  return { second: { columns: below, onlyVaccines } };
}

function columnsIn(words: readonly PositionedWord[]): (CertificateColumn & { length: number })[] {
  const found: (CertificateColumn & { length: number })[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const label = labelAtStart(words.slice(at, at + longestLabel).map(({ text }) => text));
    // 'Vaccination on file' is a title.
    if (!label || (label.length === 1 && words.length > 1 && isSmall(words[at]?.text))) continue;
    found.push({ ...edgesOf(words.slice(at, at + label.length), label.role), length: label.length });
    at += label.length - 1;
  }
  // 'Nombre de la vacuna' is about the vaccine.
  if (found.some(({ role }) => role === 'vaccine')) {
    const ofAnimal = found.findIndex(({ role }) => role === 'animal');
    if (ofAnimal !== -1) found.splice(ofAnimal, 1);
  }
  const pairs = stackedPairs(found, words);
  if (pairs.length > 0) return pairs;
  const [upper, lower, ...others] = found;
  const isStacked = words.some(({ text }) => text.includes('/')) && upper?.role !== lower?.role;
  if (upper?.role && lower?.role && others.length === 0 && isStacked) {
    // 'Lot / Exp' is about the vial.
    const below = upper.role === 'lot' && lower.role === 'due' ? 'vial expiry' : lower.role;
    return [{ ...edgesOf(words, upper.role), below, length: words.length }];
  }
  // 'Manufacturer and name of vaccine' is one column: the name is in it.
  const name = found.find(({ role }) => role === 'product' || role === 'vaccine');
  if (name && found.some(({ role }) => role === 'manufacturer')) {
    return [{ ...edgesOf(words, name.role), length: words.length }];
  }
  return found;
}

/** 'Given / Due   Maker / Lot' where the gap between two columns is no wider than a blank. */
function stackedPairs(
  found: readonly (CertificateColumn & { length: number })[],
  words: readonly PositionedWord[],
): (CertificateColumn & { length: number })[] {
  const slashes = words.filter(({ text }) => text === '/').map(({ x }) => x);
  if (slashes.length < 2 || found.length !== 2 * slashes.length) return [];
  return slashes.flatMap((slash, nth) => {
    const [upper, lower] = [found[2 * nth], found[2 * nth + 1]];
    const isPair =
      upper?.role && lower?.role && upper.role !== lower.role && upper.x < slash && slash < lower.x;
    if (!isPair) return [];
    return [
      {
        role: upper.role,
        x: upper.x,
        end: lower.end,
        below: lower.role,
        length: upper.length + lower.length + 1,
      },
    ];
  });
}

const isSmall = (text = '') => /^(?:on|by|bis)$/i.test(text);

function edgesOf(words: readonly PositionedWord[], role: LabelRole | null): CertificateColumn {
  const x = Math.min(...words.map((word) => word.x));
  return { role, x, end: Math.max(...words.map((word) => word.x + word.width)) };
}

function overlap(a: { x: number; width: number }, b: { x: number; width: number }): number {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}

/** The column of a text: the one whose heading it overlaps most, else the nearest. */
export function columnAt(
  { columns }: CertificateColumns,
  place: { x: number; width: number },
): CertificateColumn | null {
  const away = ({ x, end }: CertificateColumn) => Math.max(x - (place.x + place.width), place.x - end);
  return columns.reduce<CertificateColumn | null>(
    (best, column) => (best === null || away(column) < away(best) ? column : best),
    null,
  );
}
