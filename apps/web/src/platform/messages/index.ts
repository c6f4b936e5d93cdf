/** The language of this build, and numbers and dates in the reader's own way. */
export { formatNumber, inSentence, language, plural, useLocale } from './locale.ts';
export { type Format, useFormat } from './use-format.ts';
