import { directionOf, type Language } from '@clearpaw/protocol';
import type { Direction } from './text-line.ts';

/** The texts of a document in one language, and the direction in which it is read. */
export interface Spoken<Texts> {
  readonly language: Language;
  readonly direction: Direction;
  readonly texts: Texts;
}

export const spokenIn = <Texts>(
  language: Language,
  byLanguage: Readonly<Record<Language, Texts>>,
): Spoken<Texts> => ({ language, direction: directionOf(language), texts: byLanguage[language] });
