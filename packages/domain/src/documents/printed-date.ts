import { isCalendarDate } from '../calendar/index.ts';
import { type PageRegion, type PositionedWord, type PrintedLine, regionAround } from './positioned-word.ts';

/** A date as printed: all days it can mean, the likeliest first. */
export interface PrintedDate {
  readonly candidates: readonly string[];
  readonly place: PageRegion;
  readonly confidence: number;
  /** The position of its first and last word in the line. */
  readonly from: number;
  readonly to: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Whether a document writes the day or the month first; null while it has not shown. */
export type DateOrder = 'day first' | 'month first' | null;

const numeric = /^(\d{1,2})[/.\-|](\d{1,2})[/.\-|](\d{2}|\d{4})$/;
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** A date that can be read in one way only shows how the document's others are meant. */
export function dateOrderOf(words: readonly PositionedWord[]): DateOrder {
  const orders = new Set<DateOrder>();
  for (const { text } of words) {
    const match = numeric.exec(bare(text));
    if (!match) continue;
    // Dots are used between day, month and year wherever they are used at all.
    if (text.includes('.') || Number(match[1]) > 12) orders.add('day first');
    else if (Number(match[2]) > 12) orders.add('month first');
  }
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}

/** All dates of a line: `06/05/2024`, `5.6.2024`, `2024-06-05`, `5 Jun 2024`, `Jun 5, 2024`, `05-Jun-24`. */
export function datesIn(line: PrintedLine, order: DateOrder): readonly PrintedDate[] {
  const found: PrintedDate[] = [];
  for (let at = 0; at < line.length; at += 1) {
    for (const length of [3, 1, 5]) {
      const words = line.slice(at, at + length);
      if (words.length < length) continue;
      const joined = words.map(({ text }) => text).join(length === 5 ? '' : ' ');
      const candidates = readDate(joined, order);
      const place = regionAround(words);
      if (candidates.length === 0 || place === null) continue;
      const confidence = Math.min(...words.map((word) => word.confidence));
      found.push({ candidates, place, confidence, from: at, to: at + length - 1 });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Every day a text can mean; none for a text that is no date. */
export function readDate(text: string, order: DateOrder): readonly string[] {
  const plain = bare(text);
  const year = iso.exec(plain);
  if (year) return days([[year[1], year[2], year[3]]]);
  const match = numeric.exec(plain);
  if (match) return readNumeric(match, plain.includes('.') ? 'day first' : order);
  return readNamed(plain);
}

/** Without the brackets and marks around it. A loop, because a regular expression would take quadratic time. */
function bare(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && '(['.includes(text.charAt(start))) start += 1;
  while (end > start && ')],;:'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).trim();
}

function readNumeric([, first, second, year]: RegExpExecArray, order: DateOrder): readonly string[] {
  const dayFirst = [year, second, first] as const;
  const monthFirst = [year, first, second] as const;
  if (order === 'day first') return days([dayFirst]);
  if (order === 'month first') return days([monthFirst]);
  return days([monthFirst, dayFirst]);
}

function readNamed(text: string): readonly string[] {
  const parts = text
    .toLowerCase()
    .split(/[\s,.-]+/)
    .filter(Boolean);
  if (parts.length !== 3) return [];
  const named = parts.findIndex((part) => /^[a-z]{3,9}$/.test(part) && months.includes(part.slice(0, 3)));
  if (named !== 0 && named !== 1) return [];
  const month = String(months.indexOf((parts[named] ?? '').slice(0, 3)) + 1);
  return days([[parts[2], month, parts[named === 0 ? 1 : 0]]]);
}

type Written = readonly (string | undefined)[];

/** Only real days, each once. Two figures of a year mean this century. */
function days(written: readonly Written[]): readonly string[] {
  const all = written.map(([year = '', month = '', day = '']) => {
    const full = year.length === 2 ? `20${year}` : year;
    return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
  return [...new Set(all)].filter((date) => isCalendarDate(date) && date >= '1980' && date < '2080');
}
