/** A real day written `YYYY-MM-DD`, and the one door that proves it. */
/** Arithmetic on written dates; months clamp to the month's end. */
/** Days as whole numbers, for rules that compare many of them. */
export {
  addDays,
  addMonths,
  type CalendarDate,
  compareDates,
  dateOf,
  dayOf,
  daysBetween,
  isCalendarDate,
  parseCalendarDate,
} from './calendar-date.ts';
/** The calendar date of an instant in a time zone. */
export { calendarDateIn, epochMsOf } from './calendar-date-in.ts';
/** Month arithmetic and parts of a day number. */
export { addMonthsToDay, type CivilDay, civilFromDay, type Day, dayFromCivil, daysInMonth } from './day.ts';
