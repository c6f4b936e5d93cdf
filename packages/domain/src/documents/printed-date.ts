import { isCalendarDate } from '../calendar/index.ts';
import { monthNamed } from './month-names.ts';
import { type DateOrder, numericDate } from './numeric-date.ts';
import {
  certaintyOf,
  characterWidth,
  type PageRegion,
  type PrintedLine,
  regionAround,
} from './positioned-word.ts';
import { mendedNumber, withoutMarks } from './printed-text.ts';

/** A date as printed: all days it can mean, most likely first. */
export interface PrintedDate {
  readonly candidates: readonly string[];
  readonly place: PageRegion;
  readonly confidence: number;
  /** The position of its first and last word in the line. */
  readonly from: number;
  readonly to: number;
}

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** The format of vial stickers and laboratories: 25APR24. */
const joined = /^(\d{1,2})([a-z0]{3})(\d{2}|\d{4})$/i;
/** Five words at most: `3 de abril de 2025`. */
const longestDate = 5;

/** All dates of a line: `06/05/2024`, `5.6.2024`, `2024-06-05`, `5 Jun 2024`, `Jun 5, 2024`, `3 de abril de 2025`. */
export function datesIn(line: PrintedLine, order: DateOrder): readonly PrintedDate[] {
  const found: PrintedDate[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const date = dateAt(line, at, order);
    if (!date) continue;
    found.push(date);
    at = date.to;
  }
  return found;
}

function dateAt(line: PrintedLine, at: number, order: DateOrder): PrintedDate | null {
  for (let length = longestDate; length > 0; length -= 1) {
    const words = line.slice(at, at + length);
    if (words.length < length || !standTogether(words) || !couldBeDate(words[0]?.text, words.at(-1)?.text))
      continue;
    const text = words.map((word) => word.text).join(' ');
    const candidates = length === 1 ? readDate(text, order) : readSpaced(text, order);
    const place = regionAround(words);
    if (candidates.length === 0 || place === null) continue;
    return { candidates, place, confidence: certaintyOf(words), from: at, to: at + length - 1 };
  }
  return null;
}

/**
 * In characters. Text with wide spacing has wide gaps within a date; the gaps between the columns of a table are wider
 * still.
 */
const widestGap = 3.2;

function standTogether(words: PrintedLine): boolean {
  const widest = widestGap * characterWidth(words);
  return words.every((word, at) => {
    const before = words[at - 1];
    return before === undefined || word.x - (before.x + before.width) < widest;
  });
}

/** A date begins with a digit or a month, and ends with one: that excludes most words. */
function couldBeDate(first = '', last = ''): boolean {
  return (/^[(["]?[\dlIO]/.test(first) || startsWithMonth(first)) && /\d/.test(last);
}

function startsWithMonth(word: string): boolean {
  return /^[(["]?\p{L}{3}/u.test(word);
}

/** Several words are one date if they name a month, or if there are blanks around its separators. */
function readSpaced(text: string, order: DateOrder): readonly string[] {
  const named = readNamed(mendedNumber(withoutMarks(text)));
  if (named.length > 0) return named;
  // A missing period: `16.01 2024`.
  if (/^\d{1,2}[/.-]\d{1,2} \d{4}$/.test(text))
    return readDate(text.replace(' ', text.charAt(text.search(/[/.-]/))), order);
  return /[/.-] | [/.-]/.test(text) && !/\d \d/.test(text) ? readDate(text.replace(/ /g, ''), order) : [];
}

/** Every day that a text can mean; none if it is not a date. */
export function readDate(text: string, order: DateOrder): readonly string[] {
  const plain = mendedNumber(withoutMarks(text.replace(/[-–—]$/, '')));
  const year = iso.exec(plain);
  if (year) return days([[year[1], year[2], year[3]]]);
  const match = numericDate.exec(plain);
  if (match) return readNumeric(match, plain.includes('.') ? 'day first' : order);
  const sticker = joined.exec(plain);
  const month = sticker ? monthNamed(sticker[2] ?? '') : null;
  if (sticker && month !== null) return days([[sticker[3], String(month), sticker[1]]]);
  return readNamed(plain);
}

function readNumeric([, first, second, year]: RegExpExecArray, order: DateOrder): readonly string[] {
  const dayFirst = [year, second, first] as const;
  const monthFirst = [year, first, second] as const;
  if (order === 'day first') return days([dayFirst, ...onlyReal(dayFirst, monthFirst)]);
  if (order === 'month first') return days([monthFirst, ...onlyReal(monthFirst, dayFirst)]);
  return days([monthFirst, dayFirst]);
}

/** The other order, if a date is impossible in the document's own: 25/12 in a document with the month first. */
function onlyReal(own: Written, other: Written): readonly Written[] {
  return days([own]).length > 0 ? [] : [other];
}

/** Blanks and punctuation; also the boundary between a letter and a digit: `24 de dezembro de2028`. */
const words = /[\s,.\-/]+|(?<=\p{L}{2})(?=\d)|(?<=\d)(?=\p{L}{3})/u;
/** Filler words within a date: `3 de abril de 2025`, `le 3 avril 2025`. */
const fillers = new Set(['de', 'del', 'of', 'the', 'st', 'nd', 'rd', 'th', 'er', 'do', 'den']);

function readNamed(text: string): readonly string[] {
  const parts = text.split(words).filter((part) => part !== '' && !fillers.has(part.toLowerCase()));
  if (parts.length !== 3) return [];
  const named = parts.findIndex((part) => monthNamed(part) !== null);
  if (named !== 0 && named !== 1) return [];
  const month = String(monthNamed(parts[named] ?? '') ?? '');
  const day = (parts[named === 0 ? 1 : 0] ?? '').replace(/^(\d{1,2})(?:st|nd|rd|th|er|º|ª|o)$/i, '$1');
  // `2025 Apr 3` has its year first.
  return /^\d{4}$/.test(day) ? days([[day, month, parts[2]]]) : days([[parts[2], month, day]]);
}

type Written = readonly (string | undefined)[];

/** Only real days, each once. Two digits of a year mean this century. */
function days(written: readonly Written[]): readonly string[] {
  const all = written.map(([year = '', month = '', day = '']) => {
    const full = /^\d{2}$/.test(year) ? `20${year}` : year;
    return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
  return [...new Set(all)].filter((date) => isCalendarDate(date) && date >= '1980' && date < '2080');
}
