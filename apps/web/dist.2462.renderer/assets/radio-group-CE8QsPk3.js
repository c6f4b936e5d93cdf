import { P as classes } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { n as given } from "./button-Cfu8Kpws.js";
import { n as FieldFoot, t as FieldLabel } from "./field-label-gmL8MtJv.js";
import { t as radioDisc } from "./radio-look-YIP8jejO.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Radio, RadioGroup } from "react-aria-components";
// apps/web/src/ui/field/radio-group.tsx
/** One of two to five, all in sight. */
function RadioGroup$1(props) {
	const { label, help, warning, error, optional, aside, options, value, onChange, direction = "row", className, ...rest } = props;
	return /* @__PURE__ */ jsxs(RadioGroup, {
		...given(rest),
		value,
		onChange: (chosen) => {
			const option = options.find(({ id }) => id === chosen);
			if (option) onChange(option.id);
		},
		isInvalid: Boolean(error),
		className: classes(fieldLook.frame, className),
		children: [
			/* @__PURE__ */ jsx(FieldLabel, {
				label,
				optional,
				aside
			}),
			/* @__PURE__ */ jsx("div", {
				className: classes("flex flex-wrap gap-x-6", direction === "column" && "flex-col"),
				children: options.map((option) => /* @__PURE__ */ jsxs(Radio, {
					value: option.id,
					isDisabled: Boolean(option.disabled),
					className: "group/radio flex min-h-11 cursor-pointer items-center gap-3 outline-none data-disabled:text-ink-3",
					children: [/* @__PURE__ */ jsx("span", { className: radioDisc }), /* @__PURE__ */ jsxs("span", { children: [option.label, option.detail && /* @__PURE__ */ jsx("span", {
						className: "block type-small text-ink-3",
						children: option.detail
					})] })]
				}, option.id))
			}),
			/* @__PURE__ */ jsx(FieldFoot, {
				help,
				warning,
				error
			})
		]
	});
}
export { RadioGroup$1 as t };
