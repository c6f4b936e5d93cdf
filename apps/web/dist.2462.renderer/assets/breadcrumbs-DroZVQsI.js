import { F as Icon, X as useWords } from "./light-C8fMLwcq.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { ChevronRight } from "lucide-react";
// apps/web/src/ui/nav/breadcrumbs.tsx
/** The way from the top to here. */
function Breadcrumbs({ crumbs }) {
	const words = useWords();
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": words.breadcrumbs,
		children: /* @__PURE__ */ jsx("ol", {
			className: "flex flex-wrap items-center gap-x-2.5 type-small text-ink-3",
			children: crumbs.map(({ label, href }, place) => /* @__PURE__ */ jsxs("li", {
				className: "flex min-h-6 items-center gap-2.5",
				children: [place > 0 && /* @__PURE__ */ jsx(Icon, {
					of: ChevronRight,
					size: 16,
					className: "rtl:-scale-x-100"
				}), href ? /* @__PURE__ */ jsx(TextLink, {
					href,
					className: "relative after:absolute after:-inset-3",
					children: label
				}) : /* @__PURE__ */ jsx("span", {
					"aria-current": "page",
					children: label
				})]
			}, label))
		})
	});
}
export { Breadcrumbs as t };
