import { F as Icon, P as classes, X as useWords } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { n as given } from "./button-Cfu8Kpws.js";
import { n as popoverLook } from "./popover-look-BDbJHxWx.js";
import { n as FieldFoot, t as FieldLabel } from "./field-label-gmL8MtJv.js";
import { t as toneOf } from "./field-words-B7kx11wn.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Calendar, ChevronLeft, ChevronRight } from "lucide-react";
import { Button, Calendar as Calendar$1, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, DateInput, DatePicker, DateSegment, Dialog, Group, Heading, Popover } from "react-aria-components";
import { parseDate } from "@internationalized/date";
// apps/web/src/ui/field/month-calendar.tsx
var turn = "grid size-11 place-items-center rounded-field text-ink-2 hover:bg-sunken hover:text-ink data-disabled:text-ink-3";
var cell = "grid size-11 cursor-pointer place-items-center rounded-full type-body tabular-nums text-ink outline-offset-[-3px] data-hovered:bg-sunken data-selected:bg-evergreen data-selected:font-semibold data-selected:text-on-evergreen data-outside-month:invisible data-disabled:cursor-default data-disabled:text-ink-3 data-disabled:line-through data-today:not-data-selected:inset-ring-2 data-today:not-data-selected:inset-ring-line-strong";
/** One month; it takes its day from the field it hangs below. */
function MonthCalendar() {
	return /* @__PURE__ */ jsxs(Calendar$1, { children: [/* @__PURE__ */ jsxs("header", {
		className: "mb-2 flex items-center justify-between",
		children: [
			/* @__PURE__ */ jsx(Button, {
				slot: "previous",
				className: turn,
				children: /* @__PURE__ */ jsx(Icon, {
					of: ChevronLeft,
					className: "rtl:-scale-x-100"
				})
			}),
			/* @__PURE__ */ jsx(Heading, { className: "type-strong" }),
			/* @__PURE__ */ jsx(Button, {
				slot: "next",
				className: turn,
				children: /* @__PURE__ */ jsx(Icon, {
					of: ChevronRight,
					className: "rtl:-scale-x-100"
				})
			})
		]
	}), /* @__PURE__ */ jsxs(CalendarGrid, {
		className: "border-collapse",
		children: [/* @__PURE__ */ jsx(CalendarGridHeader, { children: (day) => /* @__PURE__ */ jsx(CalendarHeaderCell, {
			className: "h-8 font-normal type-caption text-ink-3",
			children: day
		}) }), /* @__PURE__ */ jsx(CalendarGridBody, { children: (date) => /* @__PURE__ */ jsx(CalendarCell, {
			date,
			className: cell
		}) })]
	})] });
}
// apps/web/src/ui/field/date-field.tsx
var dayOrNothing = (name, day) => day ? { [name]: parseDate(day) } : {};
/** A day, by typing in the reader's own order of day and month, or from a calendar. */
function DateField(props) {
	const { label, help, warning, error, optional, aside, value, onChange, min, max, className, ...rest } = props;
	const words = useWords();
	return /* @__PURE__ */ jsxs(DatePicker, {
		...given(rest),
		...dayOrNothing("minValue", min),
		...dayOrNothing("maxValue", max),
		value: value ? parseDate(value) : null,
		onChange: (day) => onChange(day ? day.toString().slice(0, 10) : null),
		shouldForceLeadingZeros: true,
		validationBehavior: "aria",
		isInvalid: Boolean(error),
		className: classes(fieldLook.frame, className),
		children: [
			/* @__PURE__ */ jsx(FieldLabel, {
				label,
				optional,
				aside
			}),
			/* @__PURE__ */ jsxs(Group, {
				className: classes(fieldLook.box(toneOf({
					error,
					warning
				})), "ps-1"),
				children: [/* @__PURE__ */ jsx(Button, {
					"aria-label": words.openCalendar,
					className: "grid size-11 shrink-0 place-items-center rounded-field text-ink-3 hover:text-ink",
					children: /* @__PURE__ */ jsx(Icon, { of: Calendar })
				}), /* @__PURE__ */ jsx(DateInput, {
					className: "-ms-2.5 flex min-w-0 flex-1 items-center py-2.5 tabular-nums",
					children: (segment) => /* @__PURE__ */ jsx(DateSegment, {
						segment,
						className: "rounded-bar px-0.5 outline-none data-[type=literal]:px-0 data-focused:bg-evergreen data-focused:text-on-evergreen data-placeholder:not-data-focused:text-ink-3"
					})
				})]
			}),
			/* @__PURE__ */ jsx(FieldFoot, {
				help,
				warning,
				error
			}),
			/* @__PURE__ */ jsx(Popover, {
				offset: 6,
				className: classes(popoverLook, "p-4"),
				children: /* @__PURE__ */ jsx(Dialog, {
					className: "outline-none",
					children: /* @__PURE__ */ jsx(MonthCalendar, {})
				})
			})
		]
	});
}
export { DateField as t };
