import {
  characterWidth,
  linesOf,
  type PageRegion,
  type PositionedWord,
  type PrintedLine,
  regionAround,
  textOf,
} from './positioned-word.ts';

/** Adjacent words of one line: a cell of a table, a label, or a whole line of prose. */
export interface TextCell {
  readonly words: PrintedLine;
  readonly text: string;
  readonly place: PageRegion;
}

/** A printed line as its cells, from left to right. */
export interface CellLine {
  readonly cells: readonly TextCell[];
  readonly place: PageRegion;
}

/** A gap of more characters separates two cells: typewriters put one between words, print about half of one. */
const gap = 1.6;

export function cellLinesOf(words: readonly PositionedWord[]): readonly CellLine[] {
  return linesOf(words).flatMap((printed) => {
    const line = withColons(printed);
    const place = regionAround(line);
    return place === null ? [] : [{ cells: cellsOf(line), place }];
  });
}

/** 'Vaccine   : Rabies', as forms align their values: the colon belongs to the label. */
function withColons(line: PrintedLine): PrintedLine {
  const words: PositionedWord[] = [];
  const wide = gap * characterWidth(line);
  for (const [at, word] of line.entries()) {
    const [last, next] = [words.at(-1), line[at + 1]];
    const isApart = (a: PositionedWord | undefined, b: PositionedWord | undefined) =>
      a !== undefined && b !== undefined && b.x - (a.x + a.width) > wide;
    const isAligned = isApart(last, word) || isApart(word, next);
    if (last && word.text === ':' && isAligned) words.splice(-1, 1, { ...last, text: `${last.text}:` });
    else words.push(word);
  }
  return words;
}

function cellsOf(line: PrintedLine): readonly TextCell[] {
  const groups: PositionedWord[][] = [];
  const wide = gap * characterWidth(line);
  for (const [at, word] of line.entries()) {
    const before = line[at - 1];
    if (!before || word.x - (before.x + before.width) > wide) groups.push([word]);
    else groups.at(-1)?.push(word);
  }
  return groups.flatMap((group) => cellOf(group) ?? []);
}

/** The words as one cell; null for none. */
export function cellOf(words: PrintedLine): TextCell | null {
  const place = regionAround(words);
  return place === null ? null : { words, text: textOf(words), place };
}

/** Whether one of two regions is above the other. */
export function sharesColumn(a: PageRegion, b: PageRegion): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return shared > 0.3 * Math.min(a.width, b.width);
}
