import { P as classes } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { t as TextFrame } from "./text-frame-wTrSSCW-.js";
import { jsx } from "react/jsx-runtime";
// apps/web/src/ui/field/text-area.tsx
/** Several lines of text. */
function TextArea(props) {
	const { label, help, warning, error, optional, aside, id, className, ...box } = props;
	const { value, onChange, isDisabled, rows = 3, ...rest } = box;
	return /* @__PURE__ */ jsx(TextFrame, {
		label,
		help,
		warning,
		error,
		optional,
		aside,
		id,
		className,
		children: (links) => /* @__PURE__ */ jsx("textarea", {
			...rest,
			...links,
			rows,
			value,
			onChange: (event) => onChange(event.target.value),
			disabled: isDisabled,
			className: classes(fieldLook.input, "resize-y")
		})
	});
}
export { TextArea as t };
