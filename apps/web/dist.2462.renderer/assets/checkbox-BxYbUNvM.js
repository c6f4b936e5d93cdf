import { F as Icon, P as classes } from "./light-C8fMLwcq.js";
import { useEffect, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Check, Minus } from "lucide-react";
// apps/web/src/ui/field/checkbox.tsx
var square = "grid size-5.5 shrink-0 place-items-center rounded-check border-2 border-line-strong bg-surface text-on-evergreen transition-colors duration-150 ease-calm group-hover:border-ink-3 peer-checked:border-evergreen peer-checked:bg-evergreen peer-indeterminate:border-evergreen peer-indeterminate:bg-evergreen peer-aria-invalid:border-stop peer-disabled:border-line peer-disabled:bg-sunken peer-disabled:text-ink-3 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2";
/** Yes or no, with its words beside it; the words are part of the target. The browser's own box lies beneath. */
function Checkbox(props) {
	const { isSelected, onChange, isIndeterminate = false, isDisabled, isInvalid } = props;
	const { children, className, id, name, "aria-label": label, "aria-describedby": describedBy } = props;
	const box = useRef(null);
	useEffect(() => {
		if (box.current) box.current.indeterminate = isIndeterminate;
	}, [isIndeterminate]);
	return /* @__PURE__ */ jsxs("label", {
		className: classes("group relative flex min-h-11 min-w-11 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-3", !children && "justify-center", className),
		children: [
			/* @__PURE__ */ jsx("input", {
				ref: box,
				id,
				type: "checkbox",
				className: "peer sr-only",
				checked: isSelected,
				onChange: (event) => onChange(event.target.checked),
				disabled: isDisabled,
				name,
				"aria-label": label,
				"aria-invalid": isInvalid || void 0,
				"aria-describedby": describedBy
			}),
			/* @__PURE__ */ jsx("span", {
				className: square,
				children: isIndeterminate ? /* @__PURE__ */ jsx(Icon, {
					of: Minus,
					size: 16
				}) : isSelected && /* @__PURE__ */ jsx(Icon, {
					of: Check,
					size: 16
				})
			}),
			children && /* @__PURE__ */ jsx("span", { children })
		]
	});
}
export { Checkbox as t };
