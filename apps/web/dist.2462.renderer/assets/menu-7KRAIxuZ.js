import { t as IconButton } from "./icon-button-DOXv9P8U.js";
import { F as Icon, P as classes } from "./light-C8fMLwcq.js";
import { n as popoverLook, t as optionLook } from "./popover-look-BDbJHxWx.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Check, Ellipsis } from "lucide-react";
import { Menu as Menu$1, MenuItem, MenuTrigger, Popover } from "react-aria-components";
// apps/web/src/ui/overlay/menu.tsx
/** What else can be done, behind a button. */
function Menu$2({ label, items, trigger, selected, onSelect, placement = "bottom end" }) {
	const chooses = selected === void 0 ? {} : {
		selectionMode: "single",
		selectedKeys: selected === null ? [] : [selected]
	};
	return /* @__PURE__ */ jsxs(MenuTrigger, { children: [trigger ?? /* @__PURE__ */ jsx(IconButton, {
		icon: Ellipsis,
		label
	}), /* @__PURE__ */ jsx(Popover, {
		placement,
		offset: 6,
		className: classes(popoverLook, "min-w-56 max-w-80"),
		children: /* @__PURE__ */ jsx(Menu$1, {
			...chooses,
			"aria-label": label,
			items,
			onAction: (key) => onSelect?.(String(key)),
			className: "outline-none",
			children: ({ id, label: text, detail, icon, tone, isDisabled, href, onAction }) => /* @__PURE__ */ jsx(MenuItem, {
				id,
				textValue: text,
				isDisabled: Boolean(isDisabled),
				...href ? { href } : {},
				...onAction ? { onAction } : {},
				className: classes(optionLook, tone === "danger" && "text-stop-ink"),
				children: ({ isSelected }) => /* @__PURE__ */ jsxs(Fragment, { children: [
					icon && /* @__PURE__ */ jsx(Icon, { of: icon }),
					/* @__PURE__ */ jsxs("span", {
						className: "min-w-0 flex-1",
						children: [/* @__PURE__ */ jsx("span", {
							className: "block",
							children: text
						}), detail && /* @__PURE__ */ jsx("span", {
							className: "block font-normal type-small text-ink-2",
							children: detail
						})]
					}),
					isSelected && /* @__PURE__ */ jsx(Icon, {
						of: Check,
						size: 18
					})
				] })
			})
		})
	})] });
}
export { Menu$2 as t };
