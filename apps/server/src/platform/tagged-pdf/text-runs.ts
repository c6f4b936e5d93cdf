import createBidi from 'bidi-js';
import { charactersOf, isPlain } from './clean-text.ts';
import { type FontFile, fontFor, missingSign } from './fonts.ts';
import { styleAt, type TextLine, type TextStyle } from './text-line.ts';

/** A part of a line in one font, one style and one direction. */
export interface TextRun {
  readonly font: FontFile;
  readonly text: string;
  readonly style: TextStyle;
  /** Odd levels run from right to left. */
  readonly level: number;
}

export interface Runs {
  /** From left to right as on the page. */
  readonly runs: readonly TextRun[];
  /**
   * Whether the drawn characters differ from the text, or are in another order: then the text itself is added for
   * screen readers.
   */
  readonly needsActualText: boolean;
  readonly lacksCharacters: boolean;
}

const bidi = createBidi();

type Drawn = Omit<TextLine, 'endsWord'>;

/** One line, split where font, style or direction changes, in drawing order. */
export function runsOf(line: Drawn): Runs {
  const { text, style, levels, changes } = line;
  const plainFont = !levels && !changes && isPlain(text) ? fontFor(style.voice, 'a') : null;
  if (plainFont) {
    const runs = text === '' ? [] : [{ font: plainFont, text, style, level: 0 }];
    return { runs, needsActualText: false, lacksCharacters: false };
  }
  const runs: TextRun[] = [];
  let lacksCharacters = false;
  let position = 0;
  for (const character of charactersOf(text)) {
    const run = runOf(line, character, position);
    if (run.text === missingSign && character !== missingSign) lacksCharacters = true;
    position += character.length;
    addRun(runs, run, character);
  }
  const runsFromRight = runs.some(({ level }) => level % 2 === 1);
  return {
    runs: inVisualOrder(runs).map(drawable),
    needsActualText: runsFromRight || lacksCharacters,
    lacksCharacters,
  };
}

function runOf(line: Drawn, character: string, position: number): TextRun {
  const style = line.changes ? styleAt(line, position) : line.style;
  const level = line.levels?.[position] ?? 0;
  const found = fontFor(style.voice, character);
  const font = found ?? fontFor(style.voice, missingSign);
  if (!font) throw new Error('No font has the sign for what is missing.');
  return { font, text: found ? mirrored(character, level) : missingSign, style, level };
}

/** A space is drawn in the font of the word before it, so that a line in one script is one run. */
function addRun(runs: TextRun[], run: TextRun, character: string): void {
  const last = runs.at(-1);
  const continues = last && last.level === run.level && last.style === run.style;
  const inItsFont =
    last && (last.font === run.font || (character === ' ' && last.font.font.hasGlyphForCodePoint(0x20)));
  if (continues && inItsFont) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

/** Brackets are mirrored in text from right to left. */
function mirrored(character: string, level: number): string {
  return level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
}

/** Rule L2 of the Unicode bidirectional algorithm, on runs. */
function inVisualOrder(runs: readonly TextRun[]): readonly TextRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(end, start + 1);
    }
  }
  return ordered;
}

const writtenFromRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The font itself reverses words in these scripts, but not the points and brackets between them. */
function drawable(run: TextRun): TextRun {
  if (run.level % 2 === 0 || writtenFromRight.test(run.text)) return run;
  return { ...run, text: charactersOf(run.text).reverse().join('') };
}
