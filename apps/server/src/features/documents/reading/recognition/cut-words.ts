import type { Raster } from './raster.ts';
import type { ReadCharacter, ReadLine } from './read-lines.ts';

/** A word of a line, with its ends in pixels of the crop. */
export interface CutWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly confidence: number;
}

/**
 * Splits a line into words. The network omits most blanks, so a word ends where the picture has a gap without ink that
 * is wide for this line.
 */
export function cutWords({ crop, characters }: ReadLine): readonly CutWord[] {
  const ink = inkOf(crop);
  const visible = characters.filter(({ character }) => character.trim() !== '');
  const gaps = visible.map((character, at) => gapBefore(ink, visible[at - 1], character));
  const wide = wideGap(gaps.slice(1), crop.height);
  const words: ReadCharacter[][] = [];
  let blank = false;
  let nth = 0;
  for (const character of characters) {
    if (character.character.trim() === '') {
      blank = true;
      continue;
    }
    const needed = standsWide(words.at(-1)?.at(-1), character) ? Math.max(wide, crop.height * 0.26) : wide;
    if (nth === 0 || blank || (gaps[nth] ?? 0) >= needed) words.push([]);
    words.at(-1)?.push(character);
    blank = false;
    nth += 1;
  }
  return words.map((word, index) => wordOf(word, words[index - 1]?.at(-1), words[index + 1]?.[0], crop));
}

/** Blanks are at least about a sixth of the line's height, and wider than the gaps within words. */
function wideGap(gaps: readonly number[], height: number): number {
  const ordered = gaps.toSorted((a, b) => a - b);
  const usual = ordered[Math.floor(ordered.length / 2)] ?? 0;
  return Math.max(height * 0.14, Math.min(usual * 2.2, height * 0.3));
}

/** Digits of equal width have wide gaps around a 1, and so have brackets: only a wider gap is a blank. */
function standsWide(before: ReadCharacter | undefined, after: ReadCharacter): boolean {
  if (before === undefined) return false;
  const inNumber = /[\dA-Z/.-]/.test(before.character) && /[\d/.-]/.test(after.character);
  return inNumber || before.character === '(' || after.character === ')';
}

function wordOf(
  characters: readonly ReadCharacter[],
  before: ReadCharacter | undefined,
  after: ReadCharacter | undefined,
  { width, height }: Raster,
): CutWord {
  const [first, last] = [characters[0]?.x ?? 0, characters.at(-1)?.x ?? 0];
  const half = characters.length > 1 ? ((last - first) / (characters.length - 1)) * 0.6 : height * 0.2;
  return {
    text: characters.map(({ character }) => character).join(''),
    from: Math.max(0, before ? (before.x + first) / 2 : 0, first - half),
    to: Math.min(width, after ? (after.x + last) / 2 : width, last + half),
    confidence: characters.reduce((all, { confidence }) => all * confidence, 1),
  };
}

/** The longest run of columns without ink between two characters. */
function gapBefore(
  ink: readonly boolean[],
  before: ReadCharacter | undefined,
  character: ReadCharacter,
): number {
  if (!before) return 0;
  let [longest, run] = [0, 0];
  for (let x = Math.round(before.x); x <= Math.round(character.x); x += 1) {
    run = ink[x] ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The rows at the edges belong to the lines above and below. */
const edge = 0.12;
/** A row that is dark nearly everywhere is a table border or an underline. */
const ruled = 0.8;

/** Whether each column has ink, dark on light or light on dark. */
function inkOf(crop: Raster): readonly boolean[] {
  const grey = greyOf(crop);
  const split = otsu(grey);
  const dark = grey.reduce((count, value) => count + (value < split ? 1 : 0), 0);
  const inkIsDark = dark < grey.length / 2;
  const rows: number[] = [];
  for (let y = Math.round(crop.height * edge); y < crop.height * (1 - edge); y += 1) {
    let inked = 0;
    for (let x = 0; x < crop.width; x += 1) {
      if ((grey[y * crop.width + x] ?? 0) < split === inkIsDark) inked += 1;
    }
    if (inked < crop.width * ruled) rows.push(y);
  }
  return Array.from({ length: crop.width }, (_, x) => {
    const inked = rows.filter((y) => (grey[y * crop.width + x] ?? 0) < split === inkIsDark);
    return inked.length > 1;
  });
}

function greyOf({ data, width, height }: Raster): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = ((data[at * 3] ?? 0) * 2 + (data[at * 3 + 1] ?? 0) * 5 + (data[at * 3 + 2] ?? 0)) >> 3;
  }
  return grey;
}

/** The brightness that best separates ink from paper (Otsu's method). */
function otsu(grey: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  const total = grey.reduce((sum, value) => sum + value, 0);
  let [darker, sum, best, split] = [0, 0, 0, 128];
  for (let value = 0; value < 255; value += 1) {
    darker += counts[value] ?? 0;
    sum += value * (counts[value] ?? 0);
    const lighter = grey.length - darker;
    if (darker === 0 || lighter === 0) continue;
    const apart = sum / darker - (total - sum) / lighter;
    const score = darker * lighter * apart * apart;
    if (score > best) [best, split] = [score, value + 1];
  }
  return split;
}
