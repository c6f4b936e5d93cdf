/** Numbers and dates in the reader's own way. */
export { type Format, useFormat } from './use-format.ts';
/** Texts by language. */
export { defineMessages, textsOf, useLocale, useMessages } from './words.ts';
