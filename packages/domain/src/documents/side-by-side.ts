import { roleOfLabel } from './label.ts';
import type { PositionedWord } from './positioned-word.ts';
import { type CellLine, cellLinesOf } from './text-cell.ts';

/** Lines of a page that are read from top to bottom. */
export interface PageBlock {
  readonly lines: readonly CellLine[];
  /** Whether the names of animals above it also hold for it. */
  readonly continues: boolean;
}

/** The parts of a page: two tables beside each other, which have the same headings, are read one after the other. */
export function blocksOf(page: readonly CellLine[]): readonly PageBlock[] {
  const at = page.findIndex((line) => edgeBetween(line) !== null);
  const edge = at === -1 ? null : edgeBetween(page[at] as CellLine);
  if (edge === null) return [{ lines: page, continues: true }];
  let [top, bottom] = [at, at + 1];
  while (top > 0 && isSplit(page[top - 1], edge) && onSide(page[top - 1], edge, 'right').length > 0) top -= 1;
  while (bottom < page.length && isSplit(page[bottom], edge)) bottom += 1;
  const beside = page.slice(top, bottom);
  const side = (which: 'left' | 'right') => cellLinesOf(beside.flatMap((line) => onSide(line, edge, which)));
  const after = blocksOf(page.slice(bottom)).map((block, nth) =>
    nth === 0 ? { ...block, continues: false } : block,
  );
  return [
    { lines: page.slice(0, top), continues: true },
    { lines: side('left'), continues: true },
    { lines: side('right'), continues: false },
    ...after,
  ];
}

/** Where the second of two tables begins whose headings are the same; null for any other line. */
function edgeBetween({ cells }: CellLine): number | null {
  const half = cells.length / 2;
  if (half < 2 || !Number.isInteger(half)) return null;
  const roles = cells.map(({ text }) => roleOfLabel(text));
  const second = roles.slice(half);
  // A heading that was misread is the same as the one in its place in the other table.
  const isSame = second.every((role, nth) => role === roles[nth] || role === null || roles[nth] === null);
  const all = new Set(second.map((role, nth) => role ?? roles[nth] ?? null));
  const isTable = (all.has('vaccine') || all.has('product')) && (all.has('given') || all.has('due'));
  const read = roles.filter((role) => role !== null).length;
  return isSame && isTable && all.size === half && read > half ? (cells[half]?.place.x ?? null) : null;
}

/** In fractions of the page's width: rows do not begin exactly below their heading. */
const tolerance = 0.02;

/** Whether no text of the line crosses the edge. */
function isSplit(line: CellLine | undefined, edge: number): boolean {
  return (line?.cells ?? []).every(
    ({ place }) => place.x >= edge - tolerance || place.x + place.width <= edge + tolerance / 4,
  );
}

function onSide(line: CellLine | undefined, edge: number, side: 'left' | 'right'): readonly PositionedWord[] {
  const words = (line?.cells ?? []).flatMap((cell) => cell.words);
  return words.filter(({ x }) => x >= edge - tolerance === (side === 'right'));
}
