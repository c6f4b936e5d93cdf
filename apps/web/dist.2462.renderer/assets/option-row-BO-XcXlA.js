import { F as Icon } from "./light-C8fMLwcq.js";
import { t as optionLook } from "./popover-look-BDbJHxWx.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Check } from "lucide-react";
import { ListBoxItem } from "react-aria-components";
// apps/web/src/ui/field/option-row.tsx
/** A choice in an open list, with a check when it is the chosen one. */
function OptionRow({ option, shown }) {
	return /* @__PURE__ */ jsx(ListBoxItem, {
		id: option.id,
		textValue: option.label,
		isDisabled: Boolean(option.disabled),
		className: optionLook,
		children: ({ isSelected }) => /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsxs("span", {
				className: "min-w-0 flex-1",
				children: [/* @__PURE__ */ jsx("span", {
					className: "block",
					children: shown ?? option.label
				}), option.detail && /* @__PURE__ */ jsx("span", {
					className: "block font-normal type-small text-ink-2",
					children: option.detail
				})]
			}),
			option.note && /* @__PURE__ */ jsx("span", {
				className: "max-w-[45%] text-end font-normal type-caption text-ink-3",
				children: option.note
			}),
			isSelected && /* @__PURE__ */ jsx(Icon, {
				of: Check,
				size: 18
			})
		] })
	});
}
export { OptionRow as t };
