import { isHint } from './hints.ts';
import { isBrand, isFiller } from './plain-words.ts';
import { type Spelling, spellings } from './spelling.ts';
import { bagOf } from './written-text.ts';

/** The spellings that match the same words. */
export type NamedPart = readonly Spelling[];

/** The names in a line, and the words that belong to none. */
export type NamedParts = { readonly parts: readonly NamedPart[]; readonly unexplained: readonly string[] };

/** A spelling as it is searched for: complete, or without the filler words that certificates leave out. */
type Pattern = {
  readonly words: readonly string[];
  readonly bag: string;
  readonly isWhole: boolean;
  readonly spelling: Spelling;
};

// Two letters are recognized only as a whole line; the exception is 'L4' beside a name, which is unambiguous.
const isShort = (words: readonly string[]): boolean => /^[A-Z]{1,2}$/.test(words.join(''));
const saysSomething = (word: string): boolean => !isFiller(word) && !isHint(word) && !isBrand(word);
const omitted: ReadonlySet<string> = new Set(['CANINE', 'FELINE']);

function patternsOf(spelling: Spelling): readonly Pattern[] {
  const { words } = spelling;
  const plain = words.filter((word) => !isFiller(word));
  const bare = plain.filter((word) => !omitted.has(word));
  const shapes = [words, plain, ...(bare.length >= 2 ? [bare] : [])];
  return shapes
    .filter((shape) => !isShort(shape) && shape.some(saysSomething))
    .map((shape) => ({ words: shape, bag: bagOf(shape), isWhole: shape.length === words.length, spelling }));
}

const patterns = spellings.flatMap(patternsOf);

function without(words: readonly string[], covered: readonly string[]): readonly string[] {
  const left = [...words];
  for (const word of covered) {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function isWithin(words: readonly string[], line: readonly string[]): boolean {
  return words.length <= line.length && without(line, words).length === line.length - words.length;
}

// A hint in a spelling ('Lepto annual') is less specific than any other word of it.
function weightOf({ words }: Pattern): number {
  const telling = words.filter((word) => !isHint(word));
  return telling.length * 100 + words.join('').length;
}

/**
 * The longest patterns that the words contain, in any order; several if they consist of the same words. A complete
 * spelling is preferred to one without its fillers: 'Rabies' is not 'Rabies initial'.
 */
function longestWithin(line: readonly string[]): readonly Pattern[] {
  let longest: Pattern[] = [];
  for (const pattern of patterns) {
    if (!isWithin(pattern.words, line)) continue;
    const [first] = longest;
    if (first === undefined || weightOf(pattern) > weightOf(first)) longest = [pattern];
    else if (pattern.bag === first.bag) longest.push(pattern);
  }
  const whole = longest.filter(({ isWhole }) => isWhole);
  return whole.length > 0 ? whole : longest;
}

/** Splits a line into the spellings it contains, longest first. A brand may belong to several of them. */
export function namedParts(line: readonly string[]): NamedParts {
  const parts: NamedPart[] = [];
  let left = line;
  for (let found = longestWithin(left); found.length > 0; found = longestWithin(left)) {
    parts.push(found.map(({ spelling }) => spelling));
    left = without(
      left,
      (found[0]?.words ?? left).filter((word) => !isBrand(word)),
    );
  }
  return { parts, unexplained: left.filter(saysSomething) };
}
