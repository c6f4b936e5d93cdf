/** Real days written `YYYY-MM-DD`: parsing, arithmetic and day numbers. */
export {
  addDays,
  addMonths,
  type CalendarDate,
  compareDates,
  dateOf,
  dayOf,
  dayOfMonthsAfter,
  daysBetween,
  isCalendarDate,
  parseCalendarDate,
} from './calendar-date.ts';
/** The calendar date of an instant in a time zone. */
export { calendarDateIn, epochMsOf } from './calendar-date-in.ts';
/** Month arithmetic and parts of a day number. */
export { addMonthsToDay, civilFromDay, type Day, dayFromCivil, daysInMonth } from './day.ts';
/** When a date begins in a time zone. */
export { dayBeginsAt } from './day-begins-at.ts';
/** The latest date anywhere. */
export { latestDateAt } from './latest-date-at.ts';
/** Clocks on the wall: instants from local times and back, across daylight saving. */
export { instantAt, type LocalTime, localTimeAt } from './local-time.ts';
