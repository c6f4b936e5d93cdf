import type { PositionedWord } from '@clearpaw/domain';

/** Text as if it were on a page: each character is a hundredth of the page wide. */
export function typedWords(page: string): PositionedWord[] {
  return page.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((word) => ({
      ...{ text: word[0], page: 1 + Math.floor(row / 50), confidence: 1 },
      ...{ x: word.index / 100, y: (row % 50) / 50, width: word[0].length / 100, height: 0.015 },
    })),
  );
}
