import { catalogueNamesByLanguage } from '../catalogue/names-by-language.gen.ts';
import type { Words } from '../compliance/index.ts';
import { checkTextsByLanguage } from '../compliance/messages/texts-by-language.gen.ts';

/** A language that the rules and the catalogue have words in. */
export type SpokenLanguage = keyof typeof checkTextsByLanguage;

/** The words of a language. */
export const wordsOfLanguage = (language: SpokenLanguage): Words => ({
  checks: checkTextsByLanguage[language],
  names: catalogueNamesByLanguage[language],
});
