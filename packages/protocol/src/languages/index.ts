export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  preferredLanguage,
} from './languages.ts';
