import { P as classes } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/shell/page-title.tsx
/** The page's name, what is so today, and what can be done. */
function PageTitle({ picture, lead, actions, kind = "owner", aside, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-end justify-between gap-x-6 gap-y-4",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex min-w-0 items-center gap-4",
			children: [picture, /* @__PURE__ */ jsxs("div", {
				className: "min-w-0",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap items-center gap-x-4 gap-y-1",
					children: [/* @__PURE__ */ jsx("h1", {
						className: kind === "owner" ? "type-h1" : "type-h1-business",
						children
					}), aside]
				}), lead && /* @__PURE__ */ jsx("p", {
					className: classes("mt-1 text-ink-2", kind === "owner" ? "type-lead" : "type-body"),
					children: lead
				})]
			})]
		}), actions && /* @__PURE__ */ jsx("div", {
			className: "flex flex-wrap gap-3",
			children: actions
		})]
	});
}
export { PageTitle as t };
