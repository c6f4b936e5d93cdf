import { F as Icon, P as classes } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { t as TextFrame } from "./text-frame-wTrSSCW-.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/field/text-field.tsx
/** One line of text. */
function TextField(props) {
	const { label, help, warning, error, optional, aside, id, className, ...box } = props;
	const { value, onChange, isDisabled, icon, suffix, figures, inputRef, ...rest } = box;
	return /* @__PURE__ */ jsx(TextFrame, {
		label,
		help,
		warning,
		error,
		optional,
		aside,
		id,
		className,
		children: (links) => /* @__PURE__ */ jsxs(Fragment, { children: [
			icon && /* @__PURE__ */ jsx(Icon, {
				of: icon,
				className: fieldLook.icon
			}),
			/* @__PURE__ */ jsx("input", {
				...rest,
				...links,
				ref: inputRef,
				value,
				onChange: (event) => onChange(event.target.value),
				disabled: isDisabled,
				className: classes(fieldLook.input, figures && "tabular-nums")
			}),
			suffix
		] })
	});
}
export { TextField as t };
