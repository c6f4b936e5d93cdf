import { t as useFormat } from "./use-format-CV9goLff.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { n as insightWords } from "./insight-DcoSbNHh.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
// apps/web/src/features/insight/day-chart.tsx
var axis = {
	stroke: "var(--ink-3)",
	fontSize: 13,
	tickLine: false,
	axisLine: false
};
/** Arrivals of each day, those turned away on top. The table beside it says the same in words. */
function DayChart({ days }) {
	const words = useWordsOf(insightWords);
	const format = useFormat();
	const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
	return /* @__PURE__ */ jsx("div", {
		role: "img",
		"aria-label": words.arrivals,
		className: "h-72 w-full",
		children: /* @__PURE__ */ jsx(ResponsiveContainer, { children: /* @__PURE__ */ jsxs(BarChart, {
			data: [...days],
			margin: {
				top: 8,
				right: 0,
				bottom: 0,
				left: -18
			},
			accessibilityLayer: false,
			children: [
				/* @__PURE__ */ jsx(CartesianGrid, {
					vertical: false,
					stroke: "var(--line)"
				}),
				/* @__PURE__ */ jsx(XAxis, {
					dataKey: "on",
					tickFormatter: format.day,
					minTickGap: 28,
					...axis
				}),
				/* @__PURE__ */ jsx(YAxis, {
					allowDecimals: false,
					...axis
				}),
				/* @__PURE__ */ jsx(Tooltip, {
					cursor: { fill: "var(--sunken)" },
					labelFormatter: (on) => format.weekday(String(on)),
					contentStyle: {
						background: "var(--raised)",
						border: "1px solid var(--line)",
						borderRadius: 12,
						color: "var(--ink)"
					}
				}),
				/* @__PURE__ */ jsx(Bar, {
					dataKey: "admitted",
					name: words.admitted,
					stackId: "arrivals",
					fill: "var(--evergreen)",
					isAnimationActive: !reduced
				}),
				/* @__PURE__ */ jsx(Bar, {
					dataKey: "denied",
					name: words.denied,
					stackId: "arrivals",
					fill: "var(--marigold)",
					radius: [
						4,
						4,
						0,
						0
					],
					isAnimationActive: !reduced
				})
			]
		}) })
	});
}
export { DayChart as default };
