import { P as classes } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/surface/rows.tsx
/** A list whose entries are parted by hairlines. */
function Rows({ children, className }) {
	return /* @__PURE__ */ jsx("ul", {
		className: classes("divide-y divide-line", className),
		children
	});
}
/** One entry: a picture or date, two lines of words, something at the end. */
function Row({ start, title, detail, end }) {
	return /* @__PURE__ */ jsxs("li", {
		className: "flex items-center gap-4 py-3.5 first:pt-0 last:pb-0",
		children: [
			start,
			/* @__PURE__ */ jsxs("div", {
				className: "min-w-0 flex-1",
				children: [/* @__PURE__ */ jsx("p", {
					className: "type-strong",
					children: title
				}), detail && /* @__PURE__ */ jsx("p", {
					className: "type-small text-ink-2",
					children: detail
				})]
			}),
			end && /* @__PURE__ */ jsx("div", {
				className: "shrink-0 type-small text-ink-3",
				children: end
			})
		]
	});
}
export { Rows as n, Row as t };
