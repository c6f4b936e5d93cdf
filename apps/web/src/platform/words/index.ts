/** Numbers and dates in the reader's own way. */
export { type Format, useFormat } from './use-format.ts';
/** Texts by language. */
export { defineWords, textsOf, useLocale, useWordsOf } from './words.ts';
