import { t as SpinnerMark } from "./spinner-mark-DYKLNDNN.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/button/busy-mark.tsx
/** Lies over the words of a busy button, so that its width stays what it was. */
function BusyMark({ label }) {
	return /* @__PURE__ */ jsxs("span", {
		role: "progressbar",
		"aria-label": label,
		className: "absolute inset-0 flex items-center justify-center gap-2 px-3",
		children: [/* @__PURE__ */ jsx(SpinnerMark, { size: 18 }), /* @__PURE__ */ jsx("span", {
			className: "truncate",
			children: label
		})]
	});
}
export { BusyMark as t };
