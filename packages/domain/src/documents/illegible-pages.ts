import type { PositionedWord } from './positioned-word.ts';

/** The mean confidence of a page's words; the poorest page of the development layouts has 0.69. */
const leastConfidence = 0.6;

/** The words of each page that recognition could hardly read. */
export function illegiblePages(words: readonly PositionedWord[]): readonly (readonly PositionedWord[])[] {
  const pages = new Map<number, PositionedWord[]>();
  for (const word of words) {
    const page = pages.get(word.page);
    if (page) page.push(word);
    else pages.set(word.page, [word]);
  }
  return [...pages.values()].filter((page) => {
    const total = page.reduce((sum, { confidence }) => sum + confidence, 0);
    return total / page.length < leastConfidence;
  });
}
