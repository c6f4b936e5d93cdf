import type { PositionedWord } from '../positioned-word.ts';

/** A page of typewriter text: each character is a hundredth of the page wide. */
export function typed(page: string): PositionedWord[] {
  return page.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      page: 1,
      x: word.index / 100,
      y: row / 50,
      width: word[0].length / 100,
      height: 0.015,
      confidence: 1,
    })),
  );
}
