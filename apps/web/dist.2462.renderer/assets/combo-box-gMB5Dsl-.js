import { F as Icon, P as classes, X as useWords } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { n as given } from "./button-Cfu8Kpws.js";
import { n as popoverLook } from "./popover-look-BDbJHxWx.js";
import { n as FieldFoot, t as FieldLabel } from "./field-label-gmL8MtJv.js";
import { t as toneOf } from "./field-words-B7kx11wn.js";
import { t as OptionRow } from "./option-row-BO-XcXlA.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { ChevronDown } from "lucide-react";
import { Button, ComboBox, Group, Input, ListBox, Popover } from "react-aria-components";
// apps/web/src/ui/field/matched.tsx
/** Text with the part that was typed underlined in marigold. */
function Matched({ text, part }) {
	const start = part ? text.toLocaleLowerCase().indexOf(part.trim().toLocaleLowerCase()) : -1;
	if (start < 0) return text;
	const end = start + part.trim().length;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		text.slice(0, start),
		/* @__PURE__ */ jsx("mark", {
			className: "bg-transparent font-semibold text-evergreen-ink underline decoration-2 decoration-marigold underline-offset-4",
			children: text.slice(start, end)
		}),
		text.slice(end)
	] });
}
// apps/web/src/ui/field/combo-box.tsx
var everything = () => true;
/** One of many, found by typing. What was typed is underlined in each finding. */
function ComboBox$1(props) {
	const { label, help, warning, error, optional, aside, options, onChange, onSearch, typed, icon, placeholder, suffix, isLabelHidden, className, ...rest } = props;
	const words = useWords();
	const [ownText, setOwnText] = useState("");
	const text = typed ?? ownText;
	return /* @__PURE__ */ jsxs(ComboBox, {
		...given(rest),
		...typed === void 0 ? {} : {
			inputValue: typed,
			allowsCustomValue: true
		},
		...onSearch ? { defaultFilter: everything } : {},
		onInputChange: (next) => {
			setOwnText(next);
			onSearch?.(next);
		},
		defaultItems: options,
		onChange: (key) => onChange(options.find(({ id }) => id === key)?.id ?? null),
		allowsEmptyCollection: true,
		menuTrigger: "input",
		validationBehavior: "aria",
		isInvalid: Boolean(error),
		className: classes(fieldLook.frame, className),
		children: [
			/* @__PURE__ */ jsx("div", {
				className: isLabelHidden ? "sr-only" : void 0,
				children: /* @__PURE__ */ jsx(FieldLabel, {
					label,
					optional,
					aside
				})
			}),
			/* @__PURE__ */ jsxs(Group, {
				className: fieldLook.box(toneOf({
					error,
					warning
				})),
				children: [
					icon && /* @__PURE__ */ jsx(Icon, {
						of: icon,
						className: fieldLook.icon
					}),
					/* @__PURE__ */ jsx(Input, {
						...placeholder ? { placeholder } : {},
						className: fieldLook.input
					}),
					suffix,
					/* @__PURE__ */ jsx(Button, {
						className: "-me-2.5 grid size-11 place-items-center rounded-chip text-ink-3 outline-none",
						children: /* @__PURE__ */ jsx(Icon, { of: ChevronDown })
					})
				]
			}),
			/* @__PURE__ */ jsx(FieldFoot, {
				help,
				warning,
				error
			}),
			/* @__PURE__ */ jsx(Popover, {
				offset: 6,
				className: classes(popoverLook, "w-(--trigger-width)"),
				children: /* @__PURE__ */ jsx(ListBox, {
					className: "outline-none",
					renderEmptyState: () => /* @__PURE__ */ jsx("p", {
						className: "px-3 py-2.5 type-small text-ink-3",
						children: words.noMatches
					}),
					children: (option) => /* @__PURE__ */ jsx(OptionRow, {
						option,
						shown: text ? /* @__PURE__ */ jsx(Matched, {
							text: option.label,
							part: text
						}) : void 0
					})
				})
			})
		]
	});
}
export { ComboBox$1 as t };
