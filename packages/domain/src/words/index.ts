/** What rules, vaccines and reminders are called in every language, for a server that writes to people of all of them. */

export { digestMessages } from '../alerts/digest.ts';
export { longDateIn, namesIn } from '../alerts/phrases.ts';
export { reminderMessages, subjectOfNeed } from '../alerts/reminder-words.ts';
export { nameOfVaccineIn, targetNameIn } from '../catalogue/index.ts';
export { subjectIn, wordsOfCode } from '../compliance/index.ts';
export { localeOf, momentIn, numbersIn, shortDateIn } from '../languages/index.ts';
export { type SpokenLanguage, wordsOfLanguage } from './words-of-language.ts';
