import { F as Icon, M as VerdictShape, P as classes } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { CircleAlert, CircleCheck, FlaskConical, Info } from "lucide-react";
// apps/web/src/ui/feedback/banner.tsx
var icons = {
	ok: CircleCheck,
	stop: CircleAlert,
	wait: Info,
	preview: FlaskConical
};
/** Tint, icon, words and one action. Amber banners carry the verdict's own shape. */
function Banner({ tone, title, children, action, announce, className }) {
	const icon = icons[tone];
	return /* @__PURE__ */ jsxs("div", {
		role: announce,
		"data-verdict": tone === "preview" ? "wait" : tone,
		className: classes("flex flex-wrap items-start gap-x-3 gap-y-3 rounded-button bg-verdict-tint px-4 py-3 text-verdict-ink", className),
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "grid h-6 place-items-center",
				children: icon ? /* @__PURE__ */ jsx(Icon, { of: icon }) : /* @__PURE__ */ jsx(VerdictShape, { kind: tone === "offline" ? "offline" : "soon" })
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "min-w-40 flex-1 type-small leading-6",
				children: [title && /* @__PURE__ */ jsx("p", {
					className: "font-semibold",
					children: title
				}), children]
			}),
			action
		]
	});
}
export { Banner as t };
