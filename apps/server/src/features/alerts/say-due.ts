import { subjectIn, wordsOfLanguage } from '@clearpaw/domain/words';
import type { Language } from '@clearpaw/protocol';
import type { ContentOf, DueRecord } from '../../schema/alert-content.ts';
import type { alertMessages } from './messages.gen.ts';

type Messages = (typeof alertMessages)['en'];

/** The title is shown on locked screens: it names nothing medical. */
export function sayDue(
  { business, message, pets }: ContentOf<'due'>,
  { due }: Messages,
  language: Language,
): { readonly title: string; readonly body: string } {
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(pets.map(({ name }) => name));
  const lines = pets.map(({ name, items }) => {
    const asked = items.map((item) => due.item(nameOf(item, language), stateOf(item, due, language)));
    return due.pet(name, asked.join(', '));
  });
  const own = message === null ? [] : [due.adds(business, message)];
  return {
    title: due.title(business, names),
    body: [due.asks(business, names), ...lines, ...own].join('\n'),
  };
}

const nameOf = ({ title, requirement }: DueRecord, language: Language): string =>
  title ?? (requirement === null ? '' : subjectIn(wordsOfLanguage(language), requirement));

function stateOf({ state, day }: DueRecord, due: Messages['due'], language: Language): string {
  const on = day === null ? '' : dayIn(language, day);
  const states: Readonly<Record<DueRecord['state'], string>> = {
    missing: due.missing,
    expired_on: due.expiredOn(on),
    expires_on: due.expiresOn(on),
    expires_soon: due.expiresSoon,
    expired: due.expired,
    to_complete: due.toComplete,
  };
  return states[state];
}

function dayIn(language: Language, day: string): string {
  const locale = language === 'en' ? 'en-US' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
