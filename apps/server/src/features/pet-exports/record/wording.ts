import { type SpokenLanguage, wordsOfLanguage } from '@clearpaw/domain/words';
import { directionOf, type Language } from '@clearpaw/protocol';
import type { Spoken } from '../../../platform/tagged-pdf/index.ts';
import { recordMessages } from '../messages.gen.ts';

/** What a printed record says besides the record itself: in one language, for one direction of reading. */
export interface Wording extends Spoken<(typeof recordMessages)['en']> {
  /** Names of vaccines, targets and codes. */
  readonly words: ReturnType<typeof wordsOfLanguage>;
}

export const wordingOf = (language: Language & SpokenLanguage): Wording => ({
  language,
  direction: directionOf(language),
  texts: recordMessages[language],
  words: wordsOfLanguage(language),
});
