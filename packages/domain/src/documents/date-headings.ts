import { saysNoDose } from './excluded-text.ts';
import { roleOfLabel } from './label.ts';
import { datesIn } from './printed-date.ts';
import type { TextUnit } from './prose.ts';
import type { DocumentContext } from './read-line.ts';
import type { RoledDate } from './roled-date.ts';
import type { CellLine } from './text-cell.ts';

interface ListLine {
  readonly line: CellLine;
  /** The only content of a line; null for a line that names a vaccine without a date. */
  readonly date: RoledDate | null;
  /** With a time or a name, as above a visit or a sale: it is the day of everything below. */
  readonly isOfVisit?: boolean;
}

/** '14:05' or '- Lind' after a date. */
const besideVisit = /^(?:\d{1,2} ?: ?\d{2}|[-–—] ?\p{L}+(?: \p{L}+)?)$/u;

/** Words beside the date of a heading: 'Visit', a weekday, the vet. */
const longestRest = 3;

/** Whether a word beside a date shows that it is not the day of a visit. */
function saysElse(text: string): boolean {
  return (
    text.endsWith(':') || /\d{3}/.test(text) || roleOfLabel(text) === 'other' || roleOfLabel(text) === 'due'
  );
}

/** Less certain than a date with a label. */
const trust = 0.97;

/**
 * The dates of vaccines in a list without labels, as in an app: a date above all that was given on it, or below each.
 * None if the page does not show which of both it is.
 */
export function listDates(
  units: readonly TextUnit[],
  reading: DocumentContext,
): ReadonlyMap<CellLine, RoledDate> {
  const lines = units.flatMap(({ line, isSentence }) => (isSentence ? [] : listLine(line, reading)));
  const found = new Map<CellLine, RoledDate>();
  const areAbove = standAbove(lines);
  if (!areAbove && !standBelow(lines)) return found;
  for (const [at, { line, date }] of lines.entries()) {
    if (date !== null) continue;
    const own = areAbove ? lines.slice(0, at).findLast((one) => one.date)?.date : lines[at + 1]?.date;
    if (own) found.set(line, { ...own, confidence: own.confidence * trust });
  }
  return found;
}

function listLine(line: CellLine, { search, order }: DocumentContext): readonly ListLine[] {
  const words = line.cells.flatMap((cell) => cell.words);
  const [date, ...others] = datesIn(words, order);
  if (!date) {
    const isNamed = !saysNoDose(words.map(({ text }) => text).join(' ')) && search(words).length > 0;
    return isNamed ? [{ line, date: null }] : [];
  }
  const rest = [...words.slice(0, date.from), ...words.slice(date.to + 1)];
  const isBare =
    others.length === 0 && (date.from === 0 || date.to === words.length - 1) && rest.length <= longestRest;
  if (!isBare || rest.some((word) => saysElse(word.text)) || search(rest).length > 0) return [];
  const isOfVisit =
    date.from === 0 &&
    besideVisit.test(
      `${/[-–—]$/.exec(words[date.to]?.text ?? '')?.[0] ?? ''}${rest.map(({ text }) => text).join(' ')}`,
    );
  return [{ line, date: { ...date, role: null }, isOfVisit }];
}

/** At least two dates: one alone may be the day of printing. */
function standAbove(lines: readonly ListLine[]): boolean {
  const dates = lines.filter(({ date }) => date !== null);
  const isList = dates.length > 1 || dates[0]?.isOfVisit === true;
  return isList && lines[0]?.date !== null && lines.at(-1)?.date === null;
}

function standBelow(lines: readonly ListLine[]): boolean {
  const named = lines.flatMap(({ date }, at) => (date === null ? [at] : []));
  // What is only planned may have a name that is not known, and a date all the same.
  return lines[0]?.date === null && named.length > 1 && named.every((at) => lines[at + 1]?.date);
}
