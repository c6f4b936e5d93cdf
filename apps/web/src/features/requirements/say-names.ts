import { language } from '../../platform/messages/index.ts';
import type { requirementMessages } from './messages.gen.ts';

type Messages = typeof requirementMessages;

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
const any = new Intl.ListFormat(language, { type: 'disjunction' });
const articleOf = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'other');

/** "an insurance paper", "a health certificate". */
export const withArticle = (name: string, messages: Messages): string => messages.an(articleOf(name), name);

/** A calendar date inside a sentence. */
export const sayDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** "dog", "dog or cat". */
export const sayAny = (names: readonly string[]): string => any.format(names);

/** "an oral or nasal dose"; "any dose" where no route is named. */
export function sayDose(routes: readonly string[], { words }: Messages): string {
  const named = sayAny(routes);
  return words.doseBy(named || null, articleOf(named));
}
