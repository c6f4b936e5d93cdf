import { F as Icon, P as classes } from "./light-C8fMLwcq.js";
import "./radio-look-YIP8jejO.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Check } from "lucide-react";
import { Label, Radio, RadioGroup } from "react-aria-components";
// apps/web/src/ui/field/radio-cards.tsx
var card = "group/radio relative flex cursor-pointer flex-col overflow-hidden bg-surface outline-none transition-shadow duration-150 ease-calm inset-ring data-hovered:inset-ring-line-strong data-selected:inset-ring-3 data-selected:inset-ring-evergreen data-selected:shadow-e3 data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2";
var mark = "absolute end-5 top-5 grid size-10 place-items-center rounded-full border border-line-strong bg-surface text-transparent group-data-selected/radio:border-4 group-data-selected/radio:border-surface group-data-selected/radio:bg-evergreen group-data-selected/radio:text-on-evergreen";
/** One of two or three, each a card that shows what it means. */
function RadioCards(props) {
	const { label, showLabel, cards, value, onChange, tone = "plain", className } = props;
	return /* @__PURE__ */ jsxs(RadioGroup, {
		value,
		onChange: (chosen) => {
			const picked = cards.find(({ id }) => id === chosen);
			if (picked) onChange(picked.id);
		},
		className: classes("flex flex-col gap-3", className),
		children: [/* @__PURE__ */ jsx(Label, {
			className: showLabel ? "type-label" : "sr-only",
			children: label
		}), /* @__PURE__ */ jsx("div", {
			className: "grid gap-3 md:auto-cols-fr md:grid-flow-col md:gap-5",
			children: cards.map(({ id, title, picture, children }) => /* @__PURE__ */ jsxs(Radio, {
				value: id,
				className: classes(card, picture ? "rounded-pet" : "rounded-button", tone === "warning" ? "inset-ring-soon-edge" : "inset-ring-line"),
				children: [
					picture && /* @__PURE__ */ jsx("span", {
						className: "block shrink-0 overflow-hidden p-0.75 [&>*]:rounded-t-[25px]",
						children: picture
					}),
					picture && /* @__PURE__ */ jsx("span", {
						className: mark,
						children: /* @__PURE__ */ jsx(Icon, {
							of: Check,
							strong: true
						})
					}),
					/* @__PURE__ */ jsxs("span", {
						className: classes("block", picture ? "p-5 md:px-8 md:py-6" : "px-4 py-3"),
						children: [/* @__PURE__ */ jsxs("span", {
							className: classes("flex items-center gap-3", picture ? "type-h2" : "type-strong"),
							children: [!picture && /* @__PURE__ */ jsx("span", { className: "size-5.5 shrink-0 rounded-full border-2 border-line-strong bg-surface transition-[border] duration-150 ease-calm group-data-selected/radio:border-[7px] group-data-selected/radio:border-evergreen group-data-invalid/radio:border-stop group-data-disabled/radio:bg-sunken group-data-focus-visible/radio:outline-3 group-data-focus-visible/radio:outline-focus group-data-focus-visible/radio:outline-offset-2" }), title]
						}), children]
					})
				]
			}, id))
		})]
	});
}
export { RadioCards as t };
