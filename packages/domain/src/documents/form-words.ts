import { labelOfField, partOfDate } from './field-name.ts';
import { roleOfLabel } from './label.ts';
import type { PositionedWord } from './positioned-word.ts';

/** A filled field of a form. Positions and sizes are in points from the page's top left corner. */
export interface FormEntry {
  readonly name: string;
  /** What a program shows when the pointer rests on the field; empty if the form has no such text. */
  readonly hint: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly isMultiline: boolean;
  readonly isBox: boolean;
}

export interface FormPageSize {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** The widths of characters, as a share of their height. */
const characterShare = 0.52;
const lineShare = 1.2;
/** In points: the fields of a row are rarely exactly level. */
const levelTolerance = 3;
const longestValue = 500;

/** The words of a page, with the values of its form's fields level with the labels that are printed beside them. */
export function formWords(
  entries: readonly FormEntry[],
  printed: readonly PositionedWord[],
  size: FormPageSize,
): readonly PositionedWord[] {
  const labels = printed.map((word) => inPoints(word, size));
  const joined = joinedDates(entries);
  const dates = joined.filter((entry) => !entries.includes(entry));
  // The strokes between the fields of a date are part of the date.
  const kept = printed.filter((word, at) => {
    const label = labels[at];
    const isStroke = /^[/.–-]+$/.test(word.text);
    return (
      !isStroke || !label || !dates.some((date) => gapBetween(label, date) === 0 && isInside(label, date))
    );
  });
  const filled = rowsOf(joined).flatMap((row) => {
    const center = levelOf(row, labels);
    return row.flatMap((entry) => wordsOf(withLabel(entry, labels, joined), center, size));
  });
  return [...kept, ...filled];
}

type Box = Pick<FormEntry, 'x' | 'y' | 'width' | 'height'>;
type Label = Box & { readonly text: string };

function inPoints({ text, x, y, width, height }: PositionedWord, size: FormPageSize): Label {
  const [across, down] = [size.width, size.height];
  return { text, x: x * across, y: y * down, width: width * across, height: height * down };
}

const middle = ({ y, height }: Box) => y + height / 2;
const isInside = (a: Box, b: Box) => middle(a) > b.y - 1 && middle(a) < b.y + b.height + 1;
const isLevel = (a: Box, b: Box) => Math.abs(middle(a) - middle(b)) <= levelTolerance;

function rowsOf(entries: readonly FormEntry[]): readonly FormEntry[][] {
  const rows: FormEntry[][] = [];
  for (const entry of [...entries].sort((a, b) => middle(a) - middle(b))) {
    const [first] = rows.at(-1) ?? [];
    if (first && isLevel(first, entry) && !entry.isMultiline && !first.isMultiline) rows.at(-1)?.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

/** The center of a row's text: a label can be printed at the bottom of a tall field. */
function levelOf(row: readonly FormEntry[], labels: readonly Label[]): number | null {
  const [first] = row;
  if (!first || first.isMultiline) return null;
  const top = Math.min(...row.map(({ y }) => y));
  const bottom = Math.max(...row.map(({ y, height }) => y + height));
  const beside = labels.filter(
    (label) =>
      isInside(label, { ...first, y: top, height: bottom - top }) &&
      // A word within a field is above its value, not beside it.
      !row.some(({ x, width }) => label.x < x + width && label.x + label.width > x),
  );
  let nearest: Label | null = null;
  let least = Infinity;
  for (const label of beside) {
    const away = Math.min(...row.map((entry) => gapBetween(label, entry)));
    if (away < least) [nearest, least] = [label, away];
  }
  return nearest ? middle(nearest) : middle(first);
}

function gapBetween(a: Box, b: Box): number {
  return Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
}

/** The entry with its own name as a label, if the page has none for it. */
function withLabel(entry: FormEntry, labels: readonly Label[], all: readonly FormEntry[]): FormEntry {
  const label = entry.isBox || entry.isMultiline ? null : labelOfField(entry);
  if (label === null || hasPrintedLabel(entry, labels, all)) return entry;
  return { ...entry, value: `${label}: ${entry.value}` };
}

/** Whether something is printed beside the field's row, or above the field or the fields above it. */
function hasPrintedLabel(entry: FormEntry, labels: readonly Label[], all: readonly FormEntry[]): boolean {
  const sharesColumn = (other: Box) => other.x < entry.x + entry.width && other.x + other.width > entry.x;
  const beside = labels.filter((label) => label.x < entry.x && isInside(label, entry));
  // Words further to the left are separated by the same field.
  const last = Math.max(...beside.map(({ x }) => x));
  const isSeparate = all.some((other) => isLevel(other, entry) && other.x > last && other.x < entry.x);
  if (beside.length > 0 && !isSeparate) return true;
  const above = labels.filter((label) => sharesColumn(label) && middle(label) < entry.y + entry.height / 2);
  if (above.some((label) => entry.y - label.y < 2.6 * entry.height)) return true;
  return above.some((label) => roleOfLabel(label.text) !== null);
}

/** A date in a field each for day, month and year, as one entry; only if the fields' names say which is which. */
function joinedDates(entries: readonly FormEntry[]): readonly FormEntry[] {
  const parts = entries.flatMap((entry) => {
    const part = partOfDate(entry);
    return part === null ? [] : [{ entry, part }];
  });
  const used = new Set<FormEntry>();
  const dates: FormEntry[] = [];
  for (const { entry } of parts) {
    if (used.has(entry)) continue;
    const row = parts.filter((other) => isLevel(other.entry, entry) && !used.has(other.entry));
    const three = row.sort((a, b) => a.entry.x - b.entry.x).slice(0, 3);
    const partNamed = (wanted: string) => three.find(({ part }) => part === wanted)?.entry.value.trim() ?? '';
    const [year, month, day] = [partNamed('year'), partNamed('month'), partNamed('day')];
    if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) continue;
    for (const one of three) used.add(one.entry);
    const [first, , last] = three.map((one) => one.entry);
    if (!first || !last) continue;
    const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    dates.push({ ...first, name: '', hint: '', value, width: last.x + last.width - first.x });
  }
  return [...entries.filter((entry) => !used.has(entry)), ...dates];
}

function wordsOf(entry: FormEntry, center: number | null, size: FormPageSize): readonly PositionedWord[] {
  const lines = entry.isMultiline ? entry.value.slice(0, longestValue).split(/\r\n?|\n/) : [entry.value];
  const height = Math.min(entry.height, entry.fontSize);
  return lines.flatMap((line, nth) => {
    const text = line.slice(0, longestValue);
    // A field may be much longer than its text.
    const character = Math.min(height * characterShare, entry.width / Math.max(1, text.length));
    const y = center === null ? entry.y + 2 + nth * height * lineShare : center - height / 2;
    return [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      page: size.page,
      x: (entry.x + word.index * character) / size.width,
      y: y / size.height,
      width: (word[0].length * character) / size.width,
      height: height / size.height,
      confidence: 1,
    }));
  });
}
