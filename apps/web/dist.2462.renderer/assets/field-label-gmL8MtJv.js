import { F as Icon, X as useWords } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { CircleAlert } from "lucide-react";
import { FieldError, Label, Text } from "react-aria-components";
// apps/web/src/ui/field/field-foot.tsx
/** What stands below a box: the error, else the warning, else the help. All are read with the field. */
function FieldFoot({ help, warning, error }) {
	if (error) return /* @__PURE__ */ jsxs(FieldError, {
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
	return /* @__PURE__ */ jsx(Text, {
		slot: "description",
		className: warning ? fieldLook.warning : fieldLook.help,
		children: warning ?? help
	});
}
// apps/web/src/ui/field/field-label.tsx
/** The label above a box, with "(optional)" and whatever stands at its far end. */
function FieldLabel({ label, optional, aside }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("div", {
		className: "flex items-baseline justify-between gap-3",
		children: [/* @__PURE__ */ jsxs(Label, {
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
export { FieldFoot as n, FieldLabel as t };
