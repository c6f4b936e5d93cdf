import { isFiller } from './plain-words.ts';
import { spellings } from './spelling.ts';
import { wordsOf } from './written-text.ts';

const nameWords: ReadonlySet<string> = new Set(
  spellings.flatMap(({ words }) => words).filter((word) => word.length > 2 && !isFiller(word)),
);

/** Whether a word is part of a name in the catalogue, even if it names nothing alone: 'kennel' of 'kennel cough'. */
export function isNameWord(word: string): boolean {
  return wordsOf(word).some((part) => nameWords.has(part));
}
