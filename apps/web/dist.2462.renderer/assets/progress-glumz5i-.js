import { P as classes } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/feedback/progress.tsx
/** A bar of 8 px. Drawn as SVG, so that no inline style is needed for its width. */
function ProgressBar({ percent, label, className }) {
	const done = Math.min(100, Math.max(0, percent));
	return /* @__PURE__ */ jsx("div", {
		role: "progressbar",
		"aria-label": label,
		"aria-valuenow": Math.round(done),
		"aria-valuemin": 0,
		"aria-valuemax": 100,
		className: classes("h-2 w-full overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line", className),
		children: /* @__PURE__ */ jsx("svg", {
			width: "100%",
			height: "8",
			className: "rtl:-scale-x-100",
			"aria-hidden": "true",
			children: /* @__PURE__ */ jsx("rect", {
				width: `${done}%`,
				height: "8",
				rx: "4",
				className: "fill-evergreen transition-[width] duration-250 ease-calm"
			})
		})
	});
}
/** Long work with its numbers; it can be paused and cancelled. */
function Progress({ title, label, percent, amount, left, actions }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-2",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center justify-between gap-4",
				children: [/* @__PURE__ */ jsx("p", {
					className: "flex min-w-0 items-center gap-2 type-strong",
					children: title
				}), /* @__PURE__ */ jsx("p", {
					className: "shrink-0 tabular-nums type-small text-ink-3",
					children: amount
				})]
			}),
			/* @__PURE__ */ jsx(ProgressBar, {
				percent,
				label
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex min-h-11 items-center justify-between gap-4",
				children: [/* @__PURE__ */ jsx("p", {
					className: "tabular-nums type-caption text-ink-3",
					children: left
				}), actions && /* @__PURE__ */ jsx("div", {
					className: "-me-3 flex",
					children: actions
				})]
			})
		]
	});
}
export { ProgressBar as n, Progress as t };
