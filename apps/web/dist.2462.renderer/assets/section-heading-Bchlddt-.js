import { jsxs } from "react/jsx-runtime";
// apps/web/src/ui/surface/section-heading.tsx
/** The title above a card: "Coming up", with what can be done about all of it. */
function SectionHeading({ id, count, action, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "mb-4 flex min-h-8 items-center justify-between gap-4",
		children: [/* @__PURE__ */ jsxs("h2", {
			id,
			className: "flex items-center gap-2.5 type-h2-page",
			children: [children, count]
		}), action]
	});
}
export { SectionHeading as t };
