import type { PositionedWord } from './positioned-word.ts';

/** A longer word is no word of a certificate: it is truncated. */
export const maxCharactersPerWord = 64;
/** A page in small print holds about 1,500. */
export const maxWordsPerPage = 4_000;
export const maxWordsPerDocument = 20_000;

/** Documents are untrusted input, so only this much of their text is processed. */
export function boundedWords(words: readonly PositionedWord[]): readonly PositionedWord[] {
  const counts = new Map<number, number>();
  const kept: PositionedWord[] = [];
  for (const word of words) {
    if (kept.length === maxWordsPerDocument) break;
    const count = (counts.get(word.page) ?? 0) + 1;
    if (count > maxWordsPerPage) continue;
    counts.set(word.page, count);
    const fits = word.text.length <= maxCharactersPerWord;
    kept.push(fits ? word : { ...word, text: word.text.slice(0, maxCharactersPerWord) });
  }
  return kept;
}
