import { A as PetPortrait } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/feedback/empty-prop.tsx
/** The thing a pet looks over: a marigold folder with its tab, or a plain box. */
function EmptyProp({ kind }) {
	return /* @__PURE__ */ jsx("svg", {
		viewBox: "0 0 224 46",
		className: "absolute inset-x-0 bottom-0 w-full",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("path", {
			d: kind === "folder" ? "M0 8a8 8 0 0 1 8-8h66a8 8 0 0 1 6.4 3.2l4.2 5.6A8 8 0 0 0 91 12h125a8 8 0 0 1 8 8v30H0Z" : "M0 14a6 6 0 0 1 6-6h212a6 6 0 0 1 6 6v36H0Z",
			className: "fill-marigold"
		})
	});
}
// apps/web/src/ui/feedback/empty-state.tsx
/** Nothing here yet: a pet in its door, what will be here, and how to begin. */
function EmptyState({ look, prop = "folder", title, children, action, heading: Heading = "h2" }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col items-center px-4 py-6 text-center",
		children: [
			/* @__PURE__ */ jsxs("div", {
				"data-blanket": look.blanket,
				className: "relative h-40 w-56 overflow-hidden",
				"aria-hidden": "true",
				children: [
					/* @__PURE__ */ jsx("span", { className: "absolute inset-x-4.5 bottom-0 h-39 rounded-t-full bg-blanket" }),
					/* @__PURE__ */ jsx("span", {
						className: "absolute inset-x-0 top-3 mx-auto size-38",
						children: /* @__PURE__ */ jsx(PetPortrait, {
							look,
							tag: false
						})
					}),
					prop !== "none" && /* @__PURE__ */ jsx(EmptyProp, { kind: prop })
				]
			}),
			/* @__PURE__ */ jsx(Heading, {
				className: "mt-3 type-h3",
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-1 max-w-80 text-balance type-small text-ink-2",
				children
			}),
			action && /* @__PURE__ */ jsx("div", {
				className: "mt-5",
				children: action
			})
		]
	});
}
export { EmptyState as t };
