import { P as classes } from "./light-C8fMLwcq.js";
import { n as given } from "./button-Cfu8Kpws.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Switch } from "react-aria-components";
// apps/web/src/ui/field/switch.tsx
var track = "flex h-7 w-12 shrink-0 items-center rounded-full bg-switch-off p-0.75 transition-colors duration-150 ease-calm group-data-selected:bg-evergreen group-data-disabled:opacity-50 group-data-focus-visible:outline-3 group-data-focus-visible:outline-focus group-data-focus-visible:outline-offset-2";
var knob = "size-5.5 rounded-full bg-on-deep shadow-e1 transition-transform duration-150 ease-calm group-data-selected:translate-x-5 rtl:group-data-selected:-translate-x-5";
/** On or off, at once. */
function Switch$1({ children, detail, end, className, ...rest }) {
	return /* @__PURE__ */ jsxs(Switch, {
		...given(rest),
		className: classes("group flex min-h-11 cursor-pointer items-center gap-3 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-3", end && "flex-row-reverse justify-between", className),
		children: [/* @__PURE__ */ jsx("span", {
			className: track,
			children: /* @__PURE__ */ jsx("span", { className: knob })
		}), children && /* @__PURE__ */ jsxs("span", { children: [children, detail && /* @__PURE__ */ jsx("span", {
			className: "block type-small text-ink-3",
			children: detail
		})] })]
	});
}
export { Switch$1 as t };
