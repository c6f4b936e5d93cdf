/** The language of this build, and numbers and dates in the reader's format. */
export { direction, formatNumber, inSentence, language, plural, useLocale } from './locale.ts';
export { forgetAskedLanguage, hrefInLanguage, openInLanguage } from './open-in-language.ts';
export { type Format, useFormat } from './use-format.ts';
export { useWallTime } from './use-wall-time.ts';
