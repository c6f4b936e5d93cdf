// packages/domain/src/calendar/day.ts
var daysPerEra = 146097;
var daysBeforeEpoch = 719468;
/** The day of a year, month (1 to 12) and date; a date past the month's end runs into the next month. */
function dayFromCivil(year, month, date) {
	const marchYear = month <= 2 ? year - 1 : year;
	const era = Math.floor(marchYear / 400);
	const yearOfEra = marchYear - era * 400;
	const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
	return era * daysPerEra + dayOfEra - daysBeforeEpoch;
}
/** Year, month and date of a day. */
function civilFromDay(day) {
	const shifted = day + daysBeforeEpoch;
	const era = Math.floor(shifted / daysPerEra);
	const dayOfEra = shifted - era * daysPerEra;
	const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
	const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
	return {
		year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
		month,
		date
	};
}
/** How many days a month has (28 to 31). */
function daysInMonth(year, month) {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
/** The same date so many months on (or back, when negative), clamped to the end of a shorter month. */
function addMonthsToDay(day, months) {
	const { year, month, date } = civilFromDay(day);
	const monthIndex = year * 12 + month - 1 + months;
	const targetYear = Math.floor(monthIndex / 12);
	const targetMonth = monthIndex - targetYear * 12 + 1;
	return dayFromCivil(targetYear, targetMonth, Math.min(date, daysInMonth(targetYear, targetMonth)));
}
// packages/domain/src/calendar/calendar-date.ts
var written$1 = /^\d{4}-\d{2}-\d{2}$/;
/** Whether the text is a real day written `YYYY-MM-DD` (2025-02-29 is not). */
function isCalendarDate(text) {
	if (!written$1.test(text)) return false;
	const month = Number(text.slice(5, 7));
	const date = Number(text.slice(8, 10));
	return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(Number(text.slice(0, 4)), month);
}
/** The text as a calendar date, or null where it is no real day written `YYYY-MM-DD`. */
function parseCalendarDate(text) {
	return isCalendarDate(text) ? text : null;
}
var zero = 48;
/** The day number of a text that is known to be a calendar date; it checks nothing, being the engine's inner loop. */
function dayOf(date) {
	const digit = (at) => date.charCodeAt(at) - zero;
	return dayFromCivil(digit(0) * 1e3 + digit(1) * 100 + digit(2) * 10 + digit(3), digit(5) * 10 + digit(6), digit(8) * 10 + digit(9));
}
/** A day number written `YYYY-MM-DD`. */
function dateOf(day) {
	const { year, month, date } = civilFromDay(day);
	return `${year >= 1e3 ? year : String(year).padStart(4, "0")}-${month < 10 ? "0" : ""}${month}-${date < 10 ? "0" : ""}${date}`;
}
/** The date so many days later (earlier, when negative). */
function addDays(date, days) {
	return dateOf(dayOf(date) + days);
}
/** The same date so many months later, clamped to the month's end: 2024-02-29 + 12 months = 2025-02-28. */
function addMonths(date, months) {
	return dateOf(addMonthsToDay(dayOf(date), months));
}
/** Whole days from one date to another; negative when `to` lies before `from`. */
function daysBetween(from, to) {
	return dayOf(to) - dayOf(from);
}
/** Negative when `a` lies before `b`, positive when after, 0 on the same day: an order for `sort`. */
function compareDates(a, b) {
	return dayOf(a) - dayOf(b);
}
// packages/domain/src/calendar/calendar-date-in.ts
var written = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?Z$/;
/** Milliseconds since 1970 of an ISO 8601 instant in UTC (`…Z`), or null where the text is none. */
function epochMsOf(instant) {
	const [, date = "", hours, minutes, seconds, fraction = "0"] = written.exec(instant) ?? [];
	const day = parseCalendarDate(date);
	if (day === null) return null;
	const secondOfDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
	return dayOf(day) * 864e5 + secondOfDay * 1e3 + Math.floor(Number(`0.${fraction}`) * 1e3);
}
var formats = /* @__PURE__ */ new Map();
function formatIn(timeZone) {
	const known = formats.get(timeZone);
	if (known !== void 0) return known;
	const format = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit"
	});
	formats.set(timeZone, format);
	return format;
}
/**
* The calendar date it is at an instant in a place: ISO 8601 UTC text or milliseconds since 1970, IANA zone.
* Throws `RangeError` for an unknown zone or a malformed instant: both are checked where they enter.
*/
function calendarDateIn(instant, timeZone) {
	const epochMs = typeof instant === "number" ? instant : epochMsOf(instant);
	if (epochMs === null) throw new RangeError("An instant is ISO 8601 in UTC, such as 2026-02-14T09:30:00Z.");
	const parts = new Map(formatIn(timeZone).formatToParts(epochMs).map((part) => [part.type, part.value]));
	const date = parseCalendarDate(`${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`);
	if (date === null) throw new RangeError("An instant lies in the years 0 to 9999.");
	return date;
}
export { compareDates as a, daysBetween as c, civilFromDay as d, dayFromCivil as f, addMonths as i, parseCalendarDate as l, epochMsOf as n, dateOf as o, daysInMonth as p, addDays as r, dayOf as s, calendarDateIn as t, addMonthsToDay as u };
