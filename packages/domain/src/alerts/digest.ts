import { addDays, type CalendarDate, dayOf, localTimeAt } from '../calendar/index.ts';
import type { SpokenLanguage } from '../words/words-of-language.ts';
import { alertWords } from './words.gen.ts';

/** A week of a business, from Monday to Monday. */
export type DigestWeek = { readonly from: CalendarDate; readonly until: CalendarDate };

/** What happened at a business in a week, and its state at the end. */
export type Digest = {
  readonly business: string;
  readonly admitted: number;
  readonly denied: number;
  readonly pets: number;
  readonly connected: number;
  readonly good: number;
  readonly waiting: number;
};

/** Early enough to be read before the week begins. */
const morningMinute = 8 * 60;

/** The week to report now: the last one, on a Monday from eight o'clock on in the business's time zone; else null. */
export function digestWeekAt(epochMs: number, timeZone: string): DigestWeek | null {
  const { date, minute } = localTimeAt(epochMs, timeZone);
  // Day 0, the first of January 1970, was a Thursday.
  const isMonday = (((dayOf(date) + 3) % 7) + 7) % 7 === 0;
  return isMonday && minute >= morningMinute ? { from: addDays(date, -7), until: date } : null;
}

/** The words of a week; null where nothing happened and nothing waits. */
export function digestMessages(
  digest: Digest,
  language: SpokenLanguage = 'en',
): { readonly title: string; readonly body: string } | null {
  const { business, admitted, denied, pets, connected, good, waiting } = digest;
  if (admitted + denied + waiting === 0) return null;
  const words = alertWords[language];
  const turned = denied === 0 ? '' : ` ${words.weekDenied(denied)}`;
  const lines = [
    `${words.weekVisits(admitted, pets)}${turned}`,
    connected === 0 ? '' : words.weekGood(good, connected),
    waiting === 0 ? '' : words.weekWaiting(waiting),
  ];
  return { title: words.weekTitle(business), body: lines.filter((line) => line !== '').join('\n') };
}
