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
export { calendarDateIn, epochMsOf } from './calendar-date-in.ts';
export { addMonthsToDay, civilFromDay, type Day, dayFromCivil, daysInMonth } from './day.ts';
export { dayBeginsAt } from './day-begins-at.ts';
export { latestDateAt } from './latest-date-at.ts';
export { instantAt, type LocalTime, localTimeAt } from './local-time.ts';
