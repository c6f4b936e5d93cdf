/** A rectangle on a page, in fractions of the page's width and height, from its top left corner. Pages count from 1. */
export interface PageRegion {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word found on a page. `confidence` is from 0 to 1; text that the file itself contains has 1. */
export interface PositionedWord extends PageRegion {
  readonly text: string;
  readonly confidence: number;
}

/** The smallest rectangle around all of these, on the page of the first; null for none. */
export function regionAround(words: readonly PageRegion[]): PageRegion | null {
  const [first] = words;
  if (first === undefined) return null;
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const bottom = Math.max(...words.map((word) => word.y + word.height));
  return { page: first.page, x, y, width: right - x, height: bottom - y };
}

/**
 * How much the confidence of characters counts: on the development layouts 93 of 100 values were right at a confidence of
 * 0.3, and 98 at 0.6.
 */
const weight = 0.07;

/** How often words with such confidences are read right, 0 to 1. */
export function certaintyOf(words: readonly PositionedWord[]): number {
  return words.reduce((all, { confidence }) => all * confidence, 1) ** weight;
}

/** The words of one printed line, from left to right. */
export type PrintedLine = readonly PositionedWord[];

/** The widest table has about twenty; more columns do not occur in certificates. */
const maxWordsPerLine = 100;

/** Words are on one line if their centers are within each other's height. */
export function linesOf(words: readonly PositionedWord[]): readonly PrintedLine[] {
  const ordered = [...words].sort((a, b) => a.page - b.page || a.y + a.height / 2 - (b.y + b.height / 2));
  const lines: PositionedWord[][] = [];
  for (const word of ordered) {
    const line = lines.slice(-openLines).findLast((one) => continues(one, word));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x).slice(0, maxWordsPerLine));
}

/** Beside a tall cell, several lines of a smaller print can be unfinished at once. */
const openLines = 4;

/** Whether a word stands in a line: level with the nearest of its words, and not above or below another. */
function continues(line: readonly PositionedWord[], word: PositionedWord): boolean {
  const last = line.at(-1);
  if (last?.page !== word.page) return false;
  // The words of a longer line are cut anyway.
  if (line.length >= maxWordsPerLine) return sharesLine(last, word);
  let nearest: PositionedWord | null = null;
  let least = Infinity;
  for (const other of line) {
    const gap = Math.max(other.x - (word.x + word.width), word.x - (other.x + other.width));
    if (gap < -0.5 * Math.min(other.width, word.width)) return false;
    if (gap < least) [nearest, least] = [other, gap];
  }
  return nearest !== null && sharesLine(nearest, word);
}

function sharesLine(a: PositionedWord, b: PositionedWord): boolean {
  const distance = Math.abs(a.y + a.height / 2 - (b.y + b.height / 2));
  return distance < Math.min(a.height, b.height) * 0.6;
}

export function textOf(line: PrintedLine): string {
  return line.map(({ text }) => text).join(' ');
}

/**
 * The width of a character in these words, as a fraction of the page's width; heights are fractions of its height, so
 * the two cannot be compared.
 */
export function characterWidth(words: PrintedLine): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { width }) => sum + width, 0) / Math.max(1, characters);
}
