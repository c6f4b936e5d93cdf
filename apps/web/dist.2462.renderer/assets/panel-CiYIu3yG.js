import { t as Card } from "./card-DlR0N7on.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/surface/panel.tsx
/** A card with a title, a region of the page by its name. */
function Panel({ title, lead, action, heading: Heading = "h2", children, className }) {
	const id = useId();
	return /* @__PURE__ */ jsxs(Card, {
		as: "section",
		padding: "large",
		className,
		"aria-labelledby": id,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2",
			children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Heading, {
				id,
				className: "type-h2-panel",
				children: title
			}), lead && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: lead
			})] }), action]
		}), children]
	});
}
export { Panel as t };
