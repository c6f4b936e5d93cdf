import { P as classes } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/tag/count.tsx
/** How many. */
function Count({ tone = "attention", label, children, className }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classes("inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 font-bold text-[0.75rem] leading-4 tabular-nums", tone === "attention" ? "bg-marigold text-on-marigold" : "bg-sunken text-ink-2", className),
		children: [/* @__PURE__ */ jsx("span", {
			"aria-hidden": label ? true : void 0,
			children
		}), label && /* @__PURE__ */ jsx("span", {
			className: "sr-only",
			children: label
		})]
	});
}
export { Count as t };
