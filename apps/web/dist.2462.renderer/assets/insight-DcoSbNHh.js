import { n as usePlace } from "./place-ua9jLkuz.js";
import { PetSearch } from "./check-ins-D_V0vI0p.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { B as defineWords, H as useWordsOf, P as classes, V as useLocale, i as Segments, j as VerdictTag, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel, n as showToast, o as __exportAll } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { c as daysBetween, l as parseCalendarDate, r as addDays, t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { t as isSatisfied } from "./status-BRsfvIwg.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as DataTable } from "./data-table-BWiNsU31.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { t as Card } from "./card-DlR0N7on.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as useRuleName } from "./use-rule-name-C9M91JKp.js";
import { Suspense, lazy, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Download, Mail, Printer } from "lucide-react";
/** What is wrong with the days of a report, null when they will do. Both days are inside. */
function reportSpanProblem(from, to) {
	const days = daysBetween(from, to);
	if (days < 0) return "The last day lies before the first one.";
	if (days >= 366) return `A report covers at most 366 days.`;
	return null;
}
// apps/web/src/features/insight/days.ts
/** The last `count` days of a place, today included. */
function lastDays(count, timeZone, nowMs) {
	const to = calendarDateIn(nowMs, timeZone);
	return {
		from: addDays(to, 1 - count),
		to
	};
}
/** The days from the first to the last, with `nothing` where the server knew of none. */
function everyDay(from, to, days, nothing) {
	const known = new Map(days.map((day) => [day.on, day]));
	const all = [];
	for (let on = parseCalendarDate(from); on !== null && on <= to; on = addDays(on, 1)) all.push(known.get(on) ?? {
		...nothing,
		on
	});
	return all;
}
/** The instant at which a place's clock shows this time, `HH:MM`, on this day. */
function instantAt(day, time, timeZone) {
	const wanted = Date.parse(`${day}T${time}:00Z`);
	const guess = wanted - offsetAt(wanted, timeZone);
	return new Date(wanted - offsetAt(guess, timeZone)).toISOString();
}
function offsetAt(epochMs, timeZone) {
	const parts = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit"
	}).formatToParts(epochMs);
	const part = (type) => parts.find((one) => one.type === type)?.value ?? "0";
	return Date.parse(`${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:00Z`) - Math.floor(epochMs / 6e4) * 6e4;
}
/** Looking back. */
var insightWords = defineWords({ en: {
	title: "Insight",
	period: "Period",
	periods: {
		"7": "7 days",
		"30": "30 days",
		"90": "90 days"
	},
	shown: (from, to) => `${from} to ${to}`,
	print: "Print",
	saveCsv: "Save as CSV",
	failed: "The summary could not be loaded.",
	totals: {
		admitted: "Arrivals",
		pets: "Different pets",
		denied: "Turned away",
		overridden: "Let in with a reason"
	},
	arrivals: "Arrivals by day",
	arrivalsLead: "How many came in, and how many were turned away.",
	compliance: "Ready on arrival",
	complianceLead: "What the verdict was when they came.",
	hours: "Busiest hours",
	hoursLead: "Arrivals by weekday and hour, in your time zone.",
	refusals: "What kept pets out",
	refusalsLead: "Rules that were not met when a pet was turned away.",
	otherRefusals: "No rule failed; those who were turned away were so for other reasons.",
	noRefusals: "Nobody was turned away in these days.",
	connected: "Connected pets now",
	look: "Show as",
	chart: "Chart",
	table: "Table",
	day: "Day",
	admitted: "Let in",
	denied: "Turned away",
	weekday: "Weekday",
	hour: "Hour",
	count: "Arrivals",
	rule: "Rule",
	why: "Why",
	times: "Times",
	nothing: "No arrivals in these days",
	nothingLead: "As soon as pets are checked in, you see here when they come and how ready they are.",
	statuses: {
		met: "met",
		expiring: "met for now",
		grace: "in grace",
		exempt: "exempt",
		pending: "in review",
		waiting: "too soon after a dose",
		incomplete: "series not complete",
		unverified: "not proven well enough",
		expired: "expired",
		missing: "nothing on record",
		stay_away: "must stay away after a dose",
		failed: "not fulfilled",
		needs_information: "something is not known",
		not_applicable: "does not apply"
	},
	asOf: "Who was here",
	asOfLead: "Who was on site at a moment, and what proof there was when they arrived.",
	asOfDay: "Day",
	asOfTime: "Time",
	asOfFuture: "This moment has not come yet.",
	show: "Show",
	nobodyThen: "Nobody was here at this moment.",
	thenHere: (count) => count === 1 ? "1 pet was here" : `${count} pets were here`,
	pet: "Pet",
	arrived: "Arrived",
	left: "Left",
	stillHere: "still here",
	verdict: "Verdict on arrival",
	unmet: "Not met then",
	allMet: "everything was met",
	overlaps: "Who met whom",
	overlapsLead: "Choose a pet to see who was here together with it, for example after an illness.",
	change: "Choose another pet",
	from: "From",
	to: "To",
	last: "Last together from",
	until: "Until",
	nobodyMet: (name) => `Nobody was here together with ${name} in these days.`,
	metCount: (name, count) => count === 1 ? `1 other pet was here together with ${name}` : `${count} other pets were here together with ${name}`,
	notify: "Write to the owners",
	notifyTitle: "Write to their owners?",
	notifyBody: "Each owner gets one e-mail: that something was noticed at your place in these days. It names neither the pet nor the reason.",
	notifySend: "Send",
	cancel: "Cancel",
	notified: (count) => count === 1 ? "1 owner was written to." : `${count} owners were written to.`
} });
// apps/web/src/features/insight/as-of-panel.tsx
var isTime = (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
/** Who was on site at a moment of the place's clock, with the proof of their arrival. */
function AsOfPanel({ place, lookOf, ruleName }) {
	const words = useWordsOf(insightWords);
	const today = calendarDateIn(Date.now(), place.timeZone);
	const [day, setDay] = useState(today);
	const [time, setTime] = useState("12:00");
	const [at, setAt] = useState(null);
	const [future, setFuture] = useState(false);
	const ask = (event) => {
		event.preventDefault();
		if (day === null || !isTime(time)) return;
		const instant = instantAt(day, time, place.timeZone);
		const isFuture = Date.parse(instant) > Date.now();
		setFuture(isFuture);
		setAt(isFuture ? null : instant);
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.asOf,
		lead: words.asOfLead,
		children: [/* @__PURE__ */ jsxs("form", {
			onSubmit: ask,
			className: "flex flex-wrap items-start gap-4 print:hidden",
			children: [
				/* @__PURE__ */ jsx("div", {
					className: "w-full md:w-52",
					children: /* @__PURE__ */ jsx(DateField, {
						label: words.asOfDay,
						value: day,
						onChange: setDay,
						max: today
					})
				}),
				/* @__PURE__ */ jsx("div", {
					className: "w-full md:w-40",
					children: /* @__PURE__ */ jsx(TextField, {
						label: words.asOfTime,
						type: "time",
						value: time,
						onChange: setTime,
						error: future ? words.asOfFuture : void 0
					})
				}),
				/* @__PURE__ */ jsx(Button, {
					type: "submit",
					variant: "secondary",
					isDisabled: day === null || !isTime(time),
					className: "md:mt-7",
					children: words.show
				})
			]
		}), at !== null && /* @__PURE__ */ jsx(Report, {
			businessId: place.id,
			at,
			lookOf,
			ruleName
		})]
	});
}
function Report({ businessId, at, lookOf, ruleName }) {
	const words = useWordsOf(insightWords);
	const report = useCall("getAsOfReport", {
		businessId,
		at
	});
	if (report.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void report.refetch(),
		children: report.error.message
	});
	if (!report.data) return /* @__PURE__ */ jsx(Skeleton, {
		className: "mt-5",
		children: /* @__PURE__ */ jsx(SkeletonBlock, { className: "h-32" })
	});
	const { items } = report.data;
	return /* @__PURE__ */ jsxs("div", {
		className: "mt-5 flex flex-col gap-3",
		"aria-live": "polite",
		children: [/* @__PURE__ */ jsx("p", {
			className: "type-strong",
			children: items.length === 0 ? words.nobodyThen : words.thenHere(items.length)
		}), items.length > 0 && /* @__PURE__ */ jsx(PresenceTable, {
			items,
			lookOf,
			ruleName
		})]
	});
}
function PresenceTable({ items, lookOf, ruleName }) {
	const words = useWordsOf(insightWords);
	const format = useFormat();
	const unmet = ({ checks }) => checks.filter(({ level, status }) => level === "required" && !isSatisfied(status)).map(({ ruleId, status }) => `${ruleName(ruleId)}: ${words.statuses[status]}`);
	const columns = [
		{
			id: "pet",
			header: words.pet,
			heading: true,
			cell: ({ petName }) => petName
		},
		{
			id: "arrived",
			header: words.arrived,
			cell: ({ arrivedAt }) => format.dayTime(arrivedAt)
		},
		{
			id: "left",
			header: words.left,
			cell: ({ departedAt }) => departedAt ? format.dayTime(departedAt) : words.stillHere
		},
		{
			id: "verdict",
			header: words.verdict,
			cell: ({ verdict }) => /* @__PURE__ */ jsx(VerdictTag, {
				kind: lookOf(verdict).kind,
				children: lookOf(verdict).word
			})
		},
		{
			id: "unmet",
			header: words.unmet,
			cell: (row) => unmet(row).join("; ") || words.allMet
		}
	];
	return /* @__PURE__ */ jsx(DataTable, {
		caption: words.asOf,
		columns,
		rows: items,
		keyOf: ({ id }) => id,
		nameOf: ({ petName }) => petName
	});
}
// apps/web/src/features/insight/meetings.ts
/** One line per pet, whoever met it last first. */
function meetingsOf(overlaps) {
	const meetings = /* @__PURE__ */ new Map();
	for (const { petId, petName, from, to } of overlaps) {
		const times = (meetings.get(petId)?.times ?? 0) + 1;
		meetings.set(petId, {
			petId,
			petName,
			times,
			last: {
				from,
				to
			}
		});
	}
	return [...meetings.values()].sort((a, b) => b.last.from.localeCompare(a.last.from));
}
// apps/web/src/features/insight/overlap-list.tsx
/** The pets that met one, and when. */
function OverlapList({ businessId, pet, span }) {
	const words = useWordsOf(insightWords);
	const format = useFormat();
	const found = useCall("findOverlaps", {
		businessId,
		petId: pet.petId,
		...span
	});
	if (found.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void found.refetch(),
		children: found.error.message
	});
	if (!found.data) return /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, { className: "h-32" }) });
	const { items } = found.data;
	if (items.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "text-ink-2",
		children: words.nobodyMet(pet.petName)
	});
	const meetings = meetingsOf(items);
	const columns = [
		{
			id: "pet",
			header: words.pet,
			heading: true,
			cell: ({ petName }) => petName
		},
		{
			id: "times",
			header: words.times,
			align: "end",
			cell: ({ times }) => format.number(times)
		},
		{
			id: "from",
			header: words.last,
			cell: ({ last }) => format.dayTime(last.from)
		},
		{
			id: "to",
			header: words.until,
			cell: ({ last }) => last.to ? format.dayTime(last.to) : words.stillHere
		}
	];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center justify-between gap-4",
		children: [/* @__PURE__ */ jsx("p", {
			className: "type-strong",
			children: words.metCount(pet.petName, meetings.length)
		}), /* @__PURE__ */ jsx(Notify, {
			businessId,
			petId: pet.petId,
			span
		})]
	}), /* @__PURE__ */ jsx(DataTable, {
		caption: words.overlaps,
		columns,
		rows: meetings,
		keyOf: ({ petId }) => petId,
		nameOf: ({ petName }) => petName
	})] });
}
function Notify({ businessId, petId, span }) {
	const words = useWordsOf(insightWords);
	const [asking, setAsking] = useState(false);
	const key = useRef("");
	const notify = useAction("notifyOverlaps");
	const ask = () => {
		key.current = crypto.randomUUID();
		setAsking(true);
	};
	const send = () => notify.mutate({
		businessId,
		petId,
		...span,
		idempotencyKey: key.current
	}, {
		onSuccess({ notified }) {
			setAsking(false);
			showToast({ words: words.notified(notified) });
		},
		onError: (problem) => showToast({
			words: problem.message,
			tone: "error"
		})
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Button, {
		variant: "secondary",
		icon: Mail,
		onPress: ask,
		children: words.notify
	}), /* @__PURE__ */ jsx(ConfirmDialog, {
		isOpen: asking,
		onOpenChange: setAsking,
		title: words.notifyTitle,
		confirm: words.notifySend,
		busy: notify.isPending && words.notifySend,
		onConfirm: send,
		children: words.notifyBody
	})] });
}
// apps/web/src/features/insight/overlaps-panel.tsx
var usualDays = 14;
/** Who was here together with one pet; and a neutral word to their owners. */
function OverlapsPanel({ place, search }) {
	const words = useWordsOf(insightWords);
	const [pet, setPet] = useState(null);
	const usual = lastDays(usualDays, place.timeZone, Date.now());
	const [from, setFrom] = useState(usual.from);
	const [to, setTo] = useState(usual.to);
	const problem = from !== null && to !== null ? reportSpanProblem(from, to) : null;
	return /* @__PURE__ */ jsx(Panel, {
		title: words.overlaps,
		lead: words.overlapsLead,
		className: "print:hidden",
		children: pet === null ? search(setPet) : /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap items-end gap-4",
					children: [
						/* @__PURE__ */ jsx("p", {
							className: "grow type-h3",
							children: pet.petName
						}),
						/* @__PURE__ */ jsx(DateField, {
							label: words.from,
							value: from,
							onChange: setFrom,
							max: to ?? usual.to,
							className: "w-48"
						}),
						/* @__PURE__ */ jsx(DateField, {
							label: words.to,
							value: to,
							onChange: setTo,
							max: usual.to,
							className: "w-48"
						}),
						/* @__PURE__ */ jsx(Button, {
							variant: "quiet",
							onPress: () => setPet(null),
							children: words.change
						})
					]
				}),
				problem !== null && /* @__PURE__ */ jsx("p", {
					role: "status",
					className: "text-ink-2",
					children: problem
				}),
				from !== null && to !== null && problem === null && /* @__PURE__ */ jsx(OverlapList, {
					businessId: place.id,
					pet,
					span: {
						from,
						to
					}
				})
			]
		})
	});
}
// apps/web/src/features/insight/csv.ts
/** A value as a cell: quoted where it must be, and never read as a formula by a spreadsheet. */
function cell(value) {
	const text = String(value);
	const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\n\r]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
/** Rows as RFC 4180 text, with a first row of names. */
function csvOf(names, rows) {
	return [names, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}
/** Hands a file over to the reader, from this page's own memory. */
function saveCsv(name, text) {
	const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
// apps/web/src/features/insight/day-panel.tsx
var DayChart = lazy(() => import("./day-chart-D0VAT7UD.js"));
var verdicts = [
	"compliant",
	"expiring",
	"pending",
	"non_compliant"
];
var nothing = {
	admitted: 0,
	denied: 0,
	verdicts: {
		compliant: 0,
		expiring: 0,
		pending: 0,
		non_compliant: 0
	}
};
/** Arrivals and verdicts of each day, as a chart or as the table that says the same. */
function DayPanel({ summary, lookOf }) {
	const words = useWordsOf(insightWords);
	const [look, setLook] = useState("chart");
	const days = everyDay(summary.from, summary.to, summary.days, nothing);
	const save = () => {
		const names = [
			words.day,
			words.admitted,
			words.denied,
			...verdicts.map((verdict) => lookOf(verdict).word)
		];
		const rows = days.map((day) => [
			day.on,
			day.admitted,
			day.denied,
			...verdicts.map((verdict) => day.verdicts[verdict])
		]);
		saveCsv(`arrivals-${summary.from}-${summary.to}.csv`, csvOf(names, rows));
	};
	return /* @__PURE__ */ jsx(Panel, {
		title: words.arrivals,
		lead: words.arrivalsLead,
		action: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-3 print:hidden",
			children: [/* @__PURE__ */ jsx(Segments, {
				label: words.look,
				segments: [{
					id: "chart",
					label: words.chart
				}, {
					id: "table",
					label: words.table
				}],
				value: look,
				onChange: setLook
			}), /* @__PURE__ */ jsx(Button, {
				variant: "quiet",
				icon: Download,
				onPress: save,
				children: words.saveCsv
			})]
		}),
		children: look === "chart" ? /* @__PURE__ */ jsx(Suspense, {
			fallback: /* @__PURE__ */ jsx(SkeletonBlock, { className: "h-72" }),
			children: /* @__PURE__ */ jsx(DayChart, { days })
		}) : /* @__PURE__ */ jsx(DayTable, {
			days,
			lookOf
		})
	});
}
function DayTable({ days, lookOf }) {
	const words = useWordsOf(insightWords);
	const format = useFormat();
	const columns = [
		{
			id: "on",
			header: words.day,
			heading: true,
			cell: ({ on }) => format.weekday(on)
		},
		{
			id: "admitted",
			header: words.admitted,
			align: "end",
			cell: (day) => format.number(day.admitted)
		},
		{
			id: "denied",
			header: words.denied,
			align: "end",
			cell: (day) => format.number(day.denied)
		},
		...verdicts.map((verdict) => ({
			id: verdict,
			header: lookOf(verdict).word,
			align: "end",
			cell: (day) => format.number(day.verdicts[verdict])
		}))
	];
	return /* @__PURE__ */ jsx(DataTable, {
		caption: words.arrivals,
		columns,
		rows: [...days].reverse(),
		keyOf: ({ on }) => on,
		nameOf: ({ on }) => format.weekday(on)
	});
}
// apps/web/src/features/insight/hour-grid.tsx
var weekdayOf = (weekday) => new Date(Date.UTC(2024, 0, weekday));
var shades = [
	"bg-sunken",
	"bg-evergreen/25",
	"bg-evergreen/50",
	"bg-evergreen/75",
	"bg-evergreen"
];
/** The hours between the first and the last arrival of any day. */
function hoursShown(hours) {
	const all = hours.map(({ hour }) => hour);
	const [first, last] = all.length === 0 ? [8, 18] : [Math.min(...all), Math.max(...all)];
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
/** A week of hours, the fuller the darker; every cell says its number to screen readers and on hover. */
function HourGrid({ hours }) {
	const words = useWordsOf(insightWords);
	const locale = useLocale();
	const weekday = new Intl.DateTimeFormat(locale, {
		weekday: "short",
		timeZone: "UTC"
	});
	const hourName = new Intl.DateTimeFormat(locale, {
		hour: "numeric",
		timeZone: "UTC"
	});
	const counts = new Map(hours.map(({ weekday: day, hour, arrivals }) => [`${day} ${hour}`, arrivals]));
	const most = Math.max(1, ...counts.values());
	const columns = hoursShown(hours);
	return /* @__PURE__ */ jsx("div", {
		className: "overflow-x-auto",
		children: /* @__PURE__ */ jsxs("table", {
			className: "w-full border-separate border-spacing-0.5 type-caption",
			children: [
				/* @__PURE__ */ jsx("caption", {
					className: "sr-only",
					children: words.hours
				}),
				/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
					scope: "col",
					className: "sr-only",
					children: words.weekday
				}), columns.map((hour) => /* @__PURE__ */ jsx("th", {
					scope: "col",
					className: "min-w-7 font-normal text-ink-3",
					children: hourName.format(new Date(Date.UTC(2024, 0, 1, hour))).replace(" ", "")
				}, hour))] }) }),
				/* @__PURE__ */ jsx("tbody", { children: [
					1,
					2,
					3,
					4,
					5,
					6,
					7
				].map((day) => /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
					scope: "row",
					className: "pe-2 text-start font-normal text-ink-2",
					children: weekday.format(weekdayOf(day))
				}), columns.map((hour) => /* @__PURE__ */ jsx(HourCell, {
					arrivals: counts.get(`${day} ${hour}`) ?? 0,
					most
				}, hour))] }, day)) })
			]
		})
	});
}
function HourCell({ arrivals, most }) {
	const shade = arrivals === 0 ? 0 : Math.max(1, Math.round(arrivals / most * (shades.length - 1)));
	return /* @__PURE__ */ jsx("td", {
		title: String(arrivals),
		className: classes("h-8 rounded-bar text-center", shades[shade]),
		children: /* @__PURE__ */ jsx("span", {
			className: "sr-only",
			children: arrivals
		})
	});
}
// apps/web/src/features/insight/refusal-list.tsx
var mostShown = 8;
/** The rules that kept pets out, the most frequent first. */
function RefusalList({ refusals, denied, ruleName }) {
	const words = useWordsOf(insightWords);
	const format = useFormat();
	if (refusals.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "text-ink-2",
		children: denied === 0 ? words.noRefusals : words.otherRefusals
	});
	return /* @__PURE__ */ jsx(Rows, { children: refusals.slice(0, mostShown).map(({ ruleId, status, count }) => /* @__PURE__ */ jsx(Row, {
		title: ruleName(ruleId),
		detail: words.statuses[status],
		end: /* @__PURE__ */ jsx("span", {
			className: "text-ink tabular-nums type-h3",
			children: format.number(count)
		})
	}, `${ruleId} ${status}`)) });
}
// apps/web/src/features/insight/summary-panels.tsx
var sitter = portraitFor({
	id: "insight",
	species: "dog"
});
/** The figures of the days: totals, arrivals, hours, and what kept pets out. */
function SummaryPanels({ summary, lookOf, ruleName }) {
	const words = useWordsOf(insightWords);
	if (summary.totals.admitted + summary.totals.denied === 0) return /* @__PURE__ */ jsx(Card, {
		padding: "large",
		children: /* @__PURE__ */ jsx(EmptyState, {
			look: sitter,
			prop: "box",
			title: words.nothing,
			children: words.nothingLead
		})
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Totals, { totals: summary.totals }),
		/* @__PURE__ */ jsx(DayPanel, {
			summary,
			lookOf
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "grid items-start gap-6 lg:grid-cols-2",
			children: [/* @__PURE__ */ jsx(Panel, {
				title: words.hours,
				lead: words.hoursLead,
				className: "min-w-0",
				children: /* @__PURE__ */ jsx(HourGrid, { hours: summary.hours })
			}), /* @__PURE__ */ jsx(Panel, {
				title: words.refusals,
				lead: words.refusalsLead,
				className: "min-w-0",
				children: /* @__PURE__ */ jsx(RefusalList, {
					refusals: summary.refusals,
					denied: summary.totals.denied,
					ruleName
				})
			})]
		})
	] });
}
var shown = [
	"admitted",
	"pets",
	"denied",
	"overridden"
];
function Totals({ totals }) {
	const words = useWordsOf(insightWords);
	const format = useFormat();
	return /* @__PURE__ */ jsx(Card, {
		tone: "deep",
		shape: "feature",
		padding: "none",
		className: "px-6 py-6 md:px-7",
		children: /* @__PURE__ */ jsx("dl", {
			className: "grid grid-cols-2 gap-6 md:grid-cols-4",
			children: shown.map((key) => /* @__PURE__ */ jsxs("div", {
				className: "flex flex-col-reverse justify-end",
				children: [/* @__PURE__ */ jsx("dt", {
					className: "mt-1.5 type-small",
					children: words.totals[key]
				}), /* @__PURE__ */ jsx("dd", {
					className: key === "admitted" ? "text-marigold type-count" : "type-count",
					children: format.number(totals[key])
				})]
			}, key))
		})
	});
}
// apps/web/src/features/insight/insight-view.tsx
var periods = [
	"7",
	"30",
	"90"
];
/** What a business looks back on: arrivals, readiness, refusals; who was here, and who met whom. */
function InsightView({ place, lookOf, ruleName, search }) {
	const words = useWordsOf(insightWords);
	const format = useFormat();
	const [period, setPeriod] = useState("30");
	const span = lastDays(Number(period), place.timeZone, Date.now());
	const summary = useCall("getBusinessSummary", {
		businessId: place.id,
		...span
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				aside: /* @__PURE__ */ jsx("span", {
					className: "text-ink-2",
					children: words.shown(format.day(span.from), format.day(span.to))
				}),
				actions: /* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap items-center gap-3 print:hidden",
					children: [/* @__PURE__ */ jsx(Segments, {
						label: words.period,
						segments: periods.map((id) => ({
							id,
							label: words.periods[id]
						})),
						value: period,
						onChange: setPeriod
					}), /* @__PURE__ */ jsx(Button, {
						variant: "quiet",
						icon: Printer,
						onPress: () => window.print(),
						children: words.print
					})]
				}),
				children: words.title
			}),
			summary.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.failed,
				onRetry: () => void summary.refetch(),
				children: summary.error.message
			}),
			summary.isPending && /* @__PURE__ */ jsxs(Skeleton, {
				className: "flex flex-col gap-6",
				children: [/* @__PURE__ */ jsx(SkeletonBlock, { className: "h-28" }), /* @__PURE__ */ jsx(SkeletonBlock, { className: "h-80" })]
			}),
			summary.data && /* @__PURE__ */ jsx(SummaryPanels, {
				summary: summary.data,
				lookOf,
				ruleName
			}),
			/* @__PURE__ */ jsx(AsOfPanel, {
				place,
				lookOf,
				ruleName
			}),
			/* @__PURE__ */ jsx(OverlapsPanel, {
				place,
				search
			})
		]
	});
}
// apps/web/src/app/routes/insight.tsx
var insight_exports = /* @__PURE__ */ __exportAll({ default: () => InsightPage });
function InsightPage() {
	const place = usePlace();
	const lookOf = useVerdictLook();
	const ruleName = useRuleName(place.id);
	return /* @__PURE__ */ jsx(InsightView, {
		place,
		lookOf,
		ruleName,
		search: (onFound) => /* @__PURE__ */ jsx(PetSearch, {
			businessId: place.id,
			lookOf,
			onFound
		})
	});
}
export { InsightPage as default, insightWords as n, insight_exports as t };
