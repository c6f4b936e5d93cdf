import { titleKind } from './excluded-text.ts';
import { roleOfLabel } from './label.ts';
import { datesIn } from './printed-date.ts';
import type { DocumentContext } from './read-line.ts';
import { type CellLine, sharesColumn } from './text-cell.ts';

/** What a line announces, if it is a title; several titles beside each other are the tabs of an app, and none. */
export function titleAt(
  lines: readonly CellLine[],
  at: number,
  reading: DocumentContext,
): ReturnType<typeof titleKind> {
  const [cell, ...others] = lines[at]?.cells ?? [];
  if (!cell || others.length > 0 || reading.search(cell.words).length > 0) return null;
  const kind = titleKind(cell.text);
  return kind === 'excluded' && isLabelOfDate(lines, at, reading) ? null : kind;
}

/** 'Next due' is the label of a date if only a date is below or above it, and a title if a vaccine follows. */
function isLabelOfDate(lines: readonly CellLine[], at: number, { order, search }: DocumentContext): boolean {
  const cell = lines[at]?.cells[0];
  if (!cell || roleOfLabel(cell.text) !== 'due') return false;
  const follows = lines.slice(at + 1, at + 3).flatMap(({ cells }) => cells.flatMap(({ words }) => words));
  if (search(follows).length > 0) return false;
  return [lines[at + 1], lines[at - 1]].some((line) => {
    const value = line?.cells.find(({ place }) => sharesColumn(place, cell.place));
    return value !== undefined && datesIn(value.words, order)[0]?.from === 0;
  });
}
