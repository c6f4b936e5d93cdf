import { dayOf } from '../calendar/index.ts';
import { localeOf } from '../languages/index.ts';
import type { SpokenLanguage } from '../words/words-of-language.ts';
import { alertWords } from './words.gen.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A date in words, as the language writes it: March 12, 2027. */
export function longDateIn(language: SpokenLanguage, text: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(dayOf(text) * dayMs);
}

/** 'Hound Café', 'Hound Café and Barkside', 'Hound Café, Barkside and 2 more'. */
export function namesIn(language: SpokenLanguage, names: readonly string[]): string {
  const words = alertWords[language];
  const [first = '', second, ...more] = names;
  if (second === undefined) return first;
  return more.length === 0 ? words.twoNames(first, second) : words.moreNames(first, second, more.length);
}
