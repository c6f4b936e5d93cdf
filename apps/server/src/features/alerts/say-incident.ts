import type { Language } from '@clearpaw/protocol';
import type { ContentOf } from '../../schema/alert-content.ts';
import type { alertMessages } from './messages.gen.ts';

/** The title says neither what happened nor how bad it is, because it is shown on locked screens. */
export function sayIncident(
  content: ContentOf<'incident'>,
  { incident }: (typeof alertMessages)['en'],
  language: Language,
): { readonly title: string; readonly body: string } {
  const { business, pet, kind, location, description, actionsTaken, isCorrected } = content;
  const time = timeIn(language, content);
  const what =
    location === null
      ? incident.what(incident.kinds[kind], time, pet)
      : incident.whatWhere(incident.kinds[kind], time, location, pet);
  const lines = [
    ...(isCorrected ? [incident.corrected(business)] : []),
    what,
    description,
    ...(actionsTaken === null ? [] : [incident.done(actionsTaken)]),
  ];
  return { title: incident.title(business, pet), body: lines.join('\n') };
}

function timeIn(language: Language, { occurredAt, timeZone }: ContentOf<'incident'>): string {
  const locale = language === 'en' ? 'en-US' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return format.format(new Date(occurredAt));
}
