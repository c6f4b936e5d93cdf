import parsing from './data/parsing.json' with { type: 'json' };
import { editDistance } from './edit-distance.ts';
import { isHint } from './hints.ts';
import { excludesDose, isFiller } from './plain-words.ts';
import { spellings } from './spelling.ts';
import { wordsOf } from './written-text.ts';

const vocabulary: ReadonlySet<string> = new Set(spellings.flatMap(({ words }) => words));

/** 'Nobivac->Novibac/Nobivax': the correct word and its misspellings. */
const knownSlips: ReadonlyMap<string, string> = new Map(
  parsing.misspellings.flatMap((entry) => {
    const [right = '', wrong] = entry.split('->');
    const slips = wrong?.split('/') ?? [];
    return slips.map((slip) => [wordsOf(slip).join(' '), wordsOf(right).join(' ')] as const);
  }),
);

// The catalogue lists some misspellings as synonyms; a typo is corrected to the right word, not to one of those. Nor to
// a short one, which is an abbreviation: with one letter changed it is another vaccine ("leash" is not "Leish").
const longWords = [...vocabulary].filter(
  (word) => word.length >= 6 && !/\d/.test(word) && !knownSlips.has(word),
);

function isKnown(word: string): boolean {
  return (
    (vocabulary.has(word) && !knownSlips.has(word)) || isFiller(word) || isHint(word) || excludesDose(word)
  );
}

function allowedSlips(word: string): number {
  if (word.length >= 7) return 2;
  return word.length >= 5 ? 1 : 0;
}

const printedTimes = new Map<string, number>();
for (const { words } of spellings) {
  for (const word of words) printedTimes.set(word, (printedTimes.get(word) ?? 0) + 1);
}
// 'Rabis' is close to the 60 names with 'Rabies' rather than to the one with 'Rabia'.
const clearlyMoreOften = 5;

/** Of several equally close words the one that is printed far more often than the others; null if there is none. */
function likeliest(candidates: readonly string[]): string | null {
  const [first, second] = [...candidates].sort(
    (a, b) => (printedTimes.get(b) ?? 0) - (printedTimes.get(a) ?? 0),
  );
  if (first === undefined || second === undefined) return first ?? null;
  const isClear = (printedTimes.get(first) ?? 0) >= clearlyMoreOften * (printedTimes.get(second) ?? 0);
  return isClear ? first : null;
}

/** The one word of the vocabulary that is closest to a misspelled one; the word itself if there is none or several. */
function nearestWord(word: string): string {
  const slip = knownSlips.get(word);
  if (slip !== undefined) return slip;
  const singular = word.replace(/S$/, '');
  if (vocabulary.has(singular) && singular.length >= 4) return singular;
  for (let slips = 1; slips <= allowedSlips(word); slips += 1) {
    const near = longWords.filter((candidate) => editDistance(word, candidate, slips) === slips);
    if (near.length > 0) return likeliest(near) ?? word;
  }
  return word;
}

/** Words written apart that the vocabulary has as one ('PURE VAX'), joined. */
function joinedWords(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const whole = `${last ?? ''}${word}`;
    const wasSplit = last !== undefined && !/\d/.test(whole) && vocabulary.has(whole) && whole.length >= 6;
    if (wasSplit) joined[joined.length - 1] = whole;
    else joined.push(word);
  }
  return joined;
}

/** The words with typos corrected, where only one word is near. Digits and short words are unchanged. */
export function correctedWords(words: readonly string[]): readonly string[] {
  return joinedWords(words).map((word) => (isKnown(word) || /\d/.test(word) ? word : nearestWord(word)));
}
