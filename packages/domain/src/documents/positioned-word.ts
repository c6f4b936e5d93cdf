/** A rectangle on a page; all sides are parts of the page's own, from its top left corner. Pages count from 1. */
export interface PageRegion {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word as it was found on a page. `confidence` is from 0 to 1: text of the file itself is certain. */
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

/** The words of one printed line, from left to right. */
export type PrintedLine = readonly PositionedWord[];

/** The widest table has some twenty; further columns belong to no certificate. */
const maxWordsPerLine = 100;

/** Words whose middles are within each other's height are on one line. */
export function linesOf(words: readonly PositionedWord[]): readonly PrintedLine[] {
  const ordered = [...words].sort((a, b) => a.page - b.page || a.y + a.height / 2 - (b.y + b.height / 2));
  const lines: PositionedWord[][] = [];
  for (const word of ordered) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && last.page === word.page && sharesLine(last, word)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x).slice(0, maxWordsPerLine));
}

function sharesLine(a: PositionedWord, b: PositionedWord): boolean {
  const distance = Math.abs(a.y + a.height / 2 - (b.y + b.height / 2));
  return distance < Math.min(a.height, b.height) * 0.6;
}

export function textOf(line: PrintedLine): string {
  return line.map(({ text }) => text).join(' ');
}

/** The width of a character in these words. Widths are shares of the page's width, heights of its height: not to be compared. */
export function characterWidth(words: PrintedLine): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { width }) => sum + width, 0) / Math.max(1, characters);
}
