import { F as Icon, P as classes, X as useWords } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { t as toneOf } from "./field-words-B7kx11wn.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { CircleAlert } from "lucide-react";
// apps/web/src/ui/field/text-frame.tsx
/** Label above, box, words below, of the browser alone: pages that anybody may read load nothing else for it. */
function TextFrame({ id: given, className, children, ...words }) {
	const made = useId();
	const id = given ?? made;
	const foot = words.error ?? words.warning ?? words.help;
	return /* @__PURE__ */ jsxs("div", {
		className: classes(fieldLook.frame, className),
		children: [
			/* @__PURE__ */ jsx(Label, {
				of: id,
				...words
			}),
			/* @__PURE__ */ jsx("div", {
				className: fieldLook.box(toneOf(words)),
				children: children({
					id,
					"aria-invalid": words.error ? true : void 0,
					"aria-describedby": foot ? `${id}-foot` : void 0
				})
			}),
			/* @__PURE__ */ jsx(Foot, {
				id: `${id}-foot`,
				...words
			})
		]
	});
}
function Label({ of, label, optional, aside }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("div", {
		className: "flex items-baseline justify-between gap-3",
		children: [/* @__PURE__ */ jsxs("label", {
			htmlFor: of,
			className: fieldLook.label,
			children: [label, optional && /* @__PURE__ */ jsxs("span", {
				className: fieldLook.optional,
				children: [
					" (",
					words.optional,
					")"
				]
			})]
		}), aside && /* @__PURE__ */ jsx("span", {
			className: "type-small text-ink-3",
			children: aside
		})]
	});
}
function Foot({ id, error, warning, help }) {
	if (error) return /* @__PURE__ */ jsxs("span", {
		id,
		className: fieldLook.error,
		children: [/* @__PURE__ */ jsx("span", {
			className: "grid h-5 place-items-center",
			children: /* @__PURE__ */ jsx(Icon, {
				of: CircleAlert,
				size: 18
			})
		}), /* @__PURE__ */ jsx("span", { children: error })]
	});
	if (!warning && !help) return null;
	return /* @__PURE__ */ jsx("span", {
		id,
		className: warning ? fieldLook.warning : fieldLook.help,
		children: warning ?? help
	});
}
export { TextFrame as t };
