import { V as useLocale } from "./light-C8fMLwcq.js";
import { useMemo } from "react";
// apps/web/src/platform/words/use-format.ts
var utc = { timeZone: "UTC" };
var aWeekMs = 5184e5;
function useFormat() {
	const locale = useLocale();
	return useMemo(() => createFormat(locale), [locale]);
}
function createFormat(locale) {
	const make = (options) => new Intl.DateTimeFormat(locale, options);
	const day = make({
		...utc,
		month: "short",
		day: "numeric"
	});
	const dayOfYear = make({
		...utc,
		month: "short",
		day: "numeric",
		year: "numeric"
	});
	const weekday = make({
		...utc,
		weekday: "short",
		month: "short",
		day: "numeric"
	});
	const longDay = make({
		...utc,
		dateStyle: "long"
	});
	const month = make({
		...utc,
		month: "short"
	});
	const dayOnly = make({
		...utc,
		day: "numeric"
	});
	const time = make({ timeStyle: "short" });
	const dayTime = make({
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit"
	});
	const localDay = make({
		month: "short",
		day: "numeric"
	});
	const localWeekday = make({ weekday: "long" });
	const number = new Intl.NumberFormat(locale);
	const list = new Intl.ListFormat(locale, { type: "conjunction" });
	const at = (date) => /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
	return {
		day: (date) => (at(date).getUTCFullYear() === (/* @__PURE__ */ new Date()).getFullYear() ? day : dayOfYear).format(at(date)),
		weekday: (date) => weekday.format(at(date)),
		longDay: (date) => longDay.format(at(date)),
		stub: (date) => ({
			month: month.format(at(date)),
			day: dayOnly.format(at(date))
		}),
		time: (instant) => time.format(new Date(instant)),
		dayTime: (instant) => dayTime.format(new Date(instant)),
		moment(instant) {
			const then = new Date(instant);
			const now = /* @__PURE__ */ new Date();
			if (then.toDateString() === now.toDateString()) return time.format(then);
			return (now.getTime() - then.getTime() < aWeekMs ? localWeekday : localDay).format(then);
		},
		number: (value) => number.format(value),
		list: (items) => list.format(items)
	};
}
export { useFormat as t };
