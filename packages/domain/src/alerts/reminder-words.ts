import { daysBetween } from '../calendar/index.ts';
import { nameOfVaccineIn } from '../catalogue/index.ts';
import { subjectIn, wordsOfCode } from '../compliance/index.ts';
import { type SpokenLanguage, wordsOfLanguage } from '../words/words-of-language.ts';
import type { Need } from './need.ts';
import { longDateIn, namesIn } from './phrases.ts';
import type { Stage } from './stage.ts';
import { alertWords } from './words.gen.ts';

/** The text of a reminder. The title names the pet and the day, nothing medical: it is shown on lock screens. */
export type ReminderMessages = { readonly title: string; readonly body: string };

/** The data for the text, with the businesses in the order in which they are named. */
export type Reminder = {
  readonly petName: string;
  readonly need: Need;
  readonly stage: Stage;
  readonly businesses: readonly string[];
  readonly today: string;
};

/** A date in English words: March 12, 2027. */
export const longDate = (text: string): string => longDateIn('en', text);

/** Names in an English sentence. */
export const namesOf = (names: readonly string[]): string => namesIn('en', names);

/** The words of a reminder in its stage. */
export function reminderMessages(reminder: Reminder, language: SpokenLanguage = 'en'): ReminderMessages {
  const { petName, need, stage, businesses, today } = reminder;
  const words = alertWords[language];
  const subject = subjectOfNeed(need, language);
  const asked =
    businesses.length === 0 ? [] : [words.askedBy(namesIn(language, businesses), businesses.length)];
  const last = longDateIn(language, need.lastValidOn);
  if (stage === 'lapsed') {
    const body = [words.lapsed(subject, last), ...asked, words.addNew].join(' ');
    return { title: words.lapsedTitle(petName), body };
  }
  const body = [words.goodUntil(subject, last), ...asked, ...advice(need, today, language)].join(' ');
  return { title: titleOf(petName, need, today, language), body };
}

/** What is to be renewed, as the language calls it; as the plan of an earlier release called it, where that is all it says. */
export function subjectOfNeed({ subject, about }: Need, language: SpokenLanguage): string {
  if (about === undefined || language === 'en') return subject;
  const words = wordsOfLanguage(language);
  if ('requirement' in about) return subjectIn(words, about.requirement);
  return 'document' in about ? wordsOfCode(about.document, words) : nameOfVaccineIn(words.names, about);
}

function titleOf(petName: string, { actBy }: Need, today: string, language: SpokenLanguage): string {
  const words = alertWords[language];
  const days = daysBetween(today, actBy);
  if (days < 0) return words.overdueTitle(petName);
  if (days === 0) return words.todayTitle(petName);
  return days === 1 ? words.tomorrowTitle(petName) : words.withinTitle(petName, days);
}

/** Says why the day to act by is before the last valid day. */
function advice({ actBy, lastValidOn, visit }: Need, today: string, language: SpokenLanguage): string[] {
  const words = alertWords[language];
  const day = (date: string) => longDateIn(language, date);
  const isLate = daysBetween(today, actBy) < 0;
  if (visit) {
    const goesOn = words.visitGoesOn(day(visit.arrival), day(visit.departure));
    return [goesOn, isLate ? words.renewSoon : words.renewBy(day(actBy))];
  }
  if (actBy === lastValidOn) return [words.renewInTime];
  return [isLate ? words.gap : words.beginBy(day(actBy))];
}
