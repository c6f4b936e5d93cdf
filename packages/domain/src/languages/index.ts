/** The languages people read. */
export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  preferredLanguage,
} from './languages.ts';
/** How they write and count numbers. */
export { type Numbers, numbersIn } from './numbers-in.ts';
