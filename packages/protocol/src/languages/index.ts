/** The languages people read. */
export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  preferredLanguage,
} from './languages.ts';
