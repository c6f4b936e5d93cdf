/**
 * A calendar day as a whole number: days since 1970-01-01 in the proleptic Gregorian calendar.
 * Rules compare and add days far more often than people read them, so they work on numbers.
 */
export type Day = number;

/** The parts of a day: `month` 1 to 12, `date` 1 to 31. */
export type CivilDay = { readonly year: number; readonly month: number; readonly date: number };

// The era arithmetic below is Howard Hinnant's (chrono-Compatible Low-Level Date Algorithms, 2013):
// counting years from March puts the leap day last, so that month lengths follow one linear formula.
const daysPerEra = 146_097;
const daysBeforeEpoch = 719_468;

/** The day of a year, month (1 to 12) and date; a date past the month's end runs into the next month. */
export function dayFromCivil(year: number, month: number, date: number): Day {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysBeforeEpoch;
}

/** Year, month and date of a day. */
export function civilFromDay(day: Day): CivilDay {
  const shifted = day + daysBeforeEpoch;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date };
}

/** How many days a month has (28 to 31). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The day `months` months after a year, month and date (before, if negative), clamped to the end of a shorter month.
 */
export function dayMonthsAfter(year: number, month: number, date: number, months: number): Day {
  const monthIndex = year * 12 + month - 1 + months;
  const targetYear = Math.floor(monthIndex / 12);
  const targetMonth = monthIndex - targetYear * 12 + 1;
  return dayFromCivil(targetYear, targetMonth, Math.min(date, daysInMonth(targetYear, targetMonth)));
}

/** The same date `months` months later (earlier if negative), clamped to the end of a shorter month. */
export function addMonthsToDay(day: Day, months: number): Day {
  const { year, month, date } = civilFromDay(day);
  return dayMonthsAfter(year, month, date, months);
}
