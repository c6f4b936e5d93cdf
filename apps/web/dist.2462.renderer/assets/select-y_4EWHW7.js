import { F as Icon, P as classes } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { n as given } from "./button-Cfu8Kpws.js";
import { n as popoverLook } from "./popover-look-BDbJHxWx.js";
import { n as FieldFoot, t as FieldLabel } from "./field-label-gmL8MtJv.js";
import { t as toneOf } from "./field-words-B7kx11wn.js";
import { t as OptionRow } from "./option-row-BO-XcXlA.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { ChevronDown } from "lucide-react";
import { Button, ListBox, Popover, Select, SelectValue } from "react-aria-components";
// apps/web/src/ui/field/select.tsx
/** One of a few. More than a dozen belong into a combo box. */
function Select$1(props) {
	const { label, help, warning, error, optional, aside, options, value, onChange, placeholder, className, ...rest } = props;
	const chosen = (key) => {
		const option = options.find(({ id }) => id === key);
		if (option) onChange(option.id);
	};
	return /* @__PURE__ */ jsxs(Select, {
		...given(rest),
		value,
		onChange: chosen,
		validationBehavior: "aria",
		isInvalid: Boolean(error),
		placeholder: placeholder ?? " ",
		className: classes(fieldLook.frame, className),
		children: [
			/* @__PURE__ */ jsx(FieldLabel, {
				label,
				optional,
				aside
			}),
			/* @__PURE__ */ jsxs(Button, {
				className: classes(fieldLook.box(toneOf({
					error,
					warning
				})), "text-start outline-none data-focus-visible:inset-ring-2 data-focus-visible:inset-ring-evergreen data-focus-visible:ring-4 data-focus-visible:ring-evergreen/18 data-pressed:inset-ring-evergreen"),
				children: [/* @__PURE__ */ jsx(SelectValue, {
					className: "min-w-0 flex-1 truncate data-placeholder:text-ink-3",
					children: ({ selectedText, defaultChildren }) => selectedText || defaultChildren
				}), /* @__PURE__ */ jsx(Icon, {
					of: ChevronDown,
					className: fieldLook.icon
				})]
			}),
			/* @__PURE__ */ jsx(FieldFoot, {
				help,
				warning,
				error
			}),
			/* @__PURE__ */ jsx(Popover, {
				offset: 6,
				className: classes(popoverLook, "min-w-(--trigger-width)"),
				children: /* @__PURE__ */ jsx(ListBox, {
					items: options,
					className: "outline-none",
					children: (option) => /* @__PURE__ */ jsx(OptionRow, { option })
				})
			})
		]
	});
}
export { Select$1 as t };
