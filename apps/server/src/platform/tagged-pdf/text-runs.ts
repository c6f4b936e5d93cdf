import createBidi from 'bidi-js';
import { charactersOf, isPlain } from './clean-text.ts';
import { type FontFile, fontFor, missingSign, type Voice } from './fonts.ts';

/** A part of a line in one font and one direction. */
export interface TextRun {
  readonly font: FontFile;
  readonly text: string;
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

/** One line, split where font or direction changes, in drawing order. */
export function runsOf(voice: Voice, line: string): Runs {
  const plainFont = isPlain(line) ? fontFor(voice, 'a') : null;
  if (plainFont) {
    const runs = line === '' ? [] : [{ font: plainFont, text: line, level: 0 }];
    return { runs, needsActualText: false, lacksCharacters: false };
  }
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: TextRun[] = [];
  let lacksCharacters = false;
  let position = 0;
  for (const character of charactersOf(line)) {
    const level = levels[position] ?? 0;
    position += character.length;
    const found = fontFor(voice, character);
    const font = found ?? fontFor(voice, missingSign);
    if (!font) throw new Error('No font has the sign for what is missing.');
    if (!found) lacksCharacters = true;
    const text = found ? mirrored(character, level) : missingSign;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ font, text, level });
  }
  const runsFromRight = runs.some(({ level }) => level % 2 === 1);
  return {
    runs: inVisualOrder(runs).map(drawable),
    needsActualText: runsFromRight || lacksCharacters,
    lacksCharacters,
  };
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
