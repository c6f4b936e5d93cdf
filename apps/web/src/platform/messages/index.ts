/** Numbers and dates in the reader's own way. */

/** Texts by language. */
export { defineMessages, textsOf, useLocale, useMessages } from './messages.ts';
export { type Format, useFormat } from './use-format.ts';
