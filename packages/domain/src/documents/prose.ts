import { saysGiven, saysNoDose } from './excluded-text.ts';
import { labelAtStart } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import { monthNamed } from './month-names.ts';
import { type PositionedWord, type PrintedLine, textOf } from './positioned-word.ts';
import { type CellLine, cellOf } from './text-cell.ts';

/** A printed line, a row of a table, or a sentence of running text, which may span several lines. */
export interface TextUnit {
  readonly line: CellLine;
  readonly isSentence: boolean;
}

/** Joins running text and splits it into sentences; every other line is unchanged. */
export function unitsOf(lines: readonly CellLine[]): readonly TextUnit[] {
  const units: TextUnit[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const paragraph = paragraphAt(lines, at);
    if (paragraph.length === 0) {
      units.push({ line: lines[at] as CellLine, isSentence: false });
      continue;
    }
    units.push(...sentencesOf(paragraph.flatMap(({ cells }) => cells.flatMap(({ words }) => words))));
    at += paragraph.length - 1;
  }
  return units;
}

/** Longer paragraphs are split. */
const maxLines = 40;

function paragraphAt(lines: readonly CellLine[], start: number): readonly CellLine[] {
  const first = lines[start];
  if (!first || !isProse(first)) return [];
  const paragraph = [first];
  for (const line of lines.slice(start + 1, start + maxLines)) {
    const last = paragraph.at(-1) as CellLine;
    const isNext =
      line.place.page === last.place.page &&
      line.place.y - last.place.y < 2.2 * last.place.height &&
      line.cells.length < 3;
    const goesOn = !endsSentence(textAt(last, -1), '') || isProse(line);
    if (!isNext || !goesOn || startsLabel(line)) break;
    paragraph.push(line);
  }
  return paragraph;
}

const textAt = (line: CellLine, at: number): string =>
  line.cells.flatMap(({ words }) => words).at(at)?.text ?? '';

/** Full sentences have several function words; rows and labels have names, numbers and at most a label or two. */
function isProse({ cells }: CellLine): boolean {
  const words = cells.flatMap((cell) => cell.words);
  if (
    cells.length > 1 ||
    words.length < 6 ||
    isItem(words) ||
    isRemark(words) ||
    startsWithLabel(words) ||
    isListed(cells)
  )
    return false;
  const small = words.filter(({ text }) => /^\p{Ll}+[,.;]?$/u.test(text) && !inDate.has(text));
  // The dates of a line that ends a sentence are no part of a row.
  const counted = endsWithin(words) ? words.filter(({ text }) => !/\d/.test(text)) : words;
  const isReport = counted !== words && saysGiven(cells.map((cell) => cell.text).join(' '));
  return isReport || (small.length >= Math.max(3, counted.length * 0.3) && monthsIn(words) < small.length);
}

/** 'Bordetella - declined by owner': a remark behind a dash is no sentence that goes on. */
function isRemark(words: PrintedLine): boolean {
  return words.slice(1, 6).some(({ text }) => /^[-–—]$/.test(text)) && saysNoDose(textOf(words));
}

/** An entry of a list is no running text. */
function isItem(words: PrintedLine): boolean {
  const [first, second] = words.map(({ text }) => text);
  // 'Rolo: Lyme on May 28', and notes that begin with their day.
  if (/\p{L}:$/u.test(first ?? '') || (/^\p{Lu}/u.test(first ?? '') && /\p{L}:$/u.test(second ?? '')))
    return true;
  return /^(?:[·•*–-]$|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\W*$)/.test(first ?? '');
}

/** 'Rabies (given 3/1/2025, lot 18844A, due 3/1/2028)' is a row with its labels. */
function isListed(cells: CellLine['cells']): boolean {
  const text = cells.map((cell) => cell.text).join(' ');
  const [open, close] = [text.indexOf('('), text.lastIndexOf(')')];
  if (open <= 0 || close < text.length - 2) return false;
  const parts = text.slice(open, close).split(',');
  return parts.length > 1 && parts.every((part) => /\d/.test(part));
}

/** Whether a sentence ends in the line and another one begins. */
function endsWithin(words: PrintedLine): boolean {
  return words.some(
    ({ text }, at) =>
      endsSentence(text, words[at + 1]?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(words[at + 1]?.text ?? ''),
  );
}

/** 'Fait le: 15 janvier 2025' has as many function words as a sentence. */
function startsWithLabel(words: PrintedLine): boolean {
  const label = labelAtStart(words.slice(0, longestLabel).map(({ text }) => text));
  const last = label ? words[label.length - 1]?.text : '';
  return last?.endsWith(':') === true || (label !== null && label.length > 2);
}

/** Function words within dates: `28 de maio de 2025`. */
const inDate = new Set(['de', 'del', 'of']);

function monthsIn(words: PrintedLine): number {
  return words.filter(({ text }) => monthNamed(text) !== null).length;
}

/** 'Lot: 18844A' below a paragraph is not its next line. */
function startsLabel(line: CellLine): boolean {
  return line.cells.length === 1 && /^[^:]{2,24}:/.test(line.cells[0]?.text ?? '') && !isProse(line);
}

function sentencesOf(words: PrintedLine): readonly TextUnit[] {
  const sentences: PositionedWord[][] = [[]];
  for (const [at, word] of words.entries()) {
    sentences.at(-1)?.push(word);
    if (endsSentence(word.text, words[at + 1]?.text ?? '')) sentences.push([]);
  }
  return sentences.flatMap((sentence) => {
    const cell = cellOf(sentence);
    return cell === null ? [] : [{ line: { cells: [cell], place: cell.place }, isSentence: true }];
  });
}

/** Not after 'Dr.', 'No.' or the day in '3. April'. */
function endsSentence(text: string, next: string): boolean {
  // A period that stands alone is a speck of dust more often than the end of a sentence.
  if (text === '.') return false;
  if (/[!?]$/.test(text)) return true;
  if (!/\.[)"']?$/.test(text) || /^\p{Ll}/u.test(next)) return false;
  if (/^\(?\p{L}\p{Ll}?\.$/u.test(text)) return false;
  return !/^\(?(?:dr|drs|no|nr|st|lic|vet|approx|med|tel|ch|ch\.-b|bzw|ca|geb|inkl|\d{1,2})\.$/iu.test(text);
}
