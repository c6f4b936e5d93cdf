import { F as Icon } from "./light-C8fMLwcq.js";
import { useEffect, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { CircleAlert } from "lucide-react";
// apps/web/src/ui/field/error-summary.tsx
/** Everything that is wrong, on top of the form. It takes the focus when it appears or changes. */
function ErrorSummary({ title, errors }) {
	const box = useRef(null);
	const messages = errors.map(({ message }) => message).join("\n");
	useEffect(() => {
		if (messages) box.current?.focus();
	}, [messages]);
	if (errors.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", {
		ref: box,
		tabIndex: -1,
		role: "alert",
		className: "flex gap-3 rounded-button bg-stop-tint px-4 py-3 text-stop-ink",
		children: [/* @__PURE__ */ jsx(Icon, {
			of: CircleAlert,
			className: "mt-0.5"
		}), /* @__PURE__ */ jsxs("div", {
			className: "type-small leading-6",
			children: [/* @__PURE__ */ jsx("p", {
				className: "font-semibold",
				children: title
			}), /* @__PURE__ */ jsx("ul", { children: errors.map(({ fieldId, message }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
				href: `#${fieldId}`,
				className: "underline underline-offset-4",
				children: message
			}) }, fieldId)) })]
		})]
	});
}
export { ErrorSummary as t };
