import { type LabelRole, labelAtStart, roleOfLabel } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import type { PrintedLine } from './positioned-word.ts';
import { type CellLine, sharesColumn, type TextCell } from './text-cell.ts';

/** The role of a label in the cell to the left, also with specks behind it that were read as characters: 'Fecha:. 0'. */
export function roleBeside(left: TextCell | undefined): LabelRole | null {
  return left ? (roleOfLabel(left.text) ?? roleBeforeSpecks(left.words)) : null;
}

function roleBeforeSpecks(words: PrintedLine): LabelRole | null {
  const label = labelAtStart(words.slice(0, longestLabel).map(({ text }) => text));
  if (!label || !words[label.length - 1]?.text.includes(':')) return null;
  return words.slice(label.length).every(({ text }) => text.length < 3) ? label.role : null;
}

/** How far a label may be from its value, in heights of the value. */
const [above, below] = [2.6, 2.2];
/** A line of nothing but labels is above the boxes of a form, which have room around what is filled in. */
const aboveBoxes = 5;
/** A label below is taken only if it is clearly nearer than the one above. */
const clearly = 0.75;

/** A label alone above its value, as on cards and forms; or one below, as under a line to fill in: the nearer of them. */
export function roleAbove(lines: readonly CellLine[], at: number, cell: TextCell): LabelRole | null {
  const upper = labelIn(lines[at - 1], cell);
  const lower = labelIn(lines[at + 1], cell);
  const isUpper = upper && (upper.away <= above || (upper.away <= aboveBoxes && isOfForm(lines, at, upper)));
  const isLower = lower && lower.away <= below;
  if (isUpper && isLower) return lower.away < clearly * upper.away ? lower.role : upper.role;
  return (isUpper ? upper.role : null) ?? (isLower ? lower.role : null);
}

interface NearLabel {
  readonly role: LabelRole;
  readonly cell: TextCell;
  /** From middle to middle, in heights of the value. */
  readonly away: number;
}

const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;

function labelIn(near: CellLine | undefined, { place }: TextCell): NearLabel | null {
  if (!near || near.place.page !== place.page) return null;
  const index = near.cells.findIndex((other) => sharesColumn(other.place, place));
  const cell = near.cells[index];
  const role = cell ? roleAt(near.cells, index) : null;
  if (!cell || role === null) return null;
  const away = Math.abs(middle(cell.place) - middle(place)) / place.height;
  return { role, cell, away };
}

/** 'N.' and 'de lote' can be far apart. */
function roleAt(cells: readonly TextCell[], index: number): LabelRole | null {
  const text = cells[index]?.text ?? '';
  const whole = roleOfLabel(text);
  if (whole !== null || text.length > 3) return whole;
  return roleOfLabel(`${text} ${cells[index + 1]?.text}`);
}

/** Whether the line above has nothing but labels, which are not those under the line above them. */
function isOfForm(lines: readonly CellLine[], at: number, { cell, away }: NearLabel): boolean {
  const cells = lines[at - 1]?.cells ?? [];
  const isEnd = (index: number) => (cells[index - 1]?.text.length ?? Infinity) < 4;
  if (!cells.every((_, index) => roleAt(cells, index) ?? (isEnd(index) && roleAt(cells, index - 1))))
    return false;
  const other = lines[at - 2]?.cells.find(({ place }) => sharesColumn(place, cell.place));
  if (!other || other.place.page !== cell.place.page || roleOfLabel(other.text) !== null) return true;
  return (middle(cell.place) - middle(other.place)) / other.place.height >= clearly * away;
}

/** In lines: a column has a name, two days and a few details. */
const columnHeight = 6;

/** The role of a label on the left that holds for its whole row, because each column below a vaccine is about that one. */
export function rowLabel(
  lines: readonly CellLine[],
  at: number,
  search: (words: PrintedLine) => readonly unknown[],
): LabelRole | null {
  const [label, ...values] = lines[at]?.cells ?? [];
  const role = label && values.length > 1 ? roleOfLabel(label.text) : null;
  if (role === null || values.some(({ text }) => roleOfLabel(text) !== null)) return null;
  const heads = lines.slice(Math.max(0, at - columnHeight), at).some(({ cells, place }) => {
    const names = cells.filter(({ words }) => search(words).length === 1);
    if (names.length < 2 || place.page !== label?.place.page) return false;
    return values.every((value) => names.some((name) => sharesColumn(name.place, value.place)));
  });
  return heads ? role : null;
}
