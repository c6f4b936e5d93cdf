import { t as Card } from "./card-DlR0N7on.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { F as Icon, P as classes, X as useWords, q as Anchor } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { ChevronRight } from "lucide-react";
// apps/web/src/ui/table/table-head.tsx
/** The columns' names; on a phone each card's cells say them instead. */
function TableHead({ columns, keys, selection, linked }) {
	const words = useWords();
	const chosen = keys.filter((key) => selection?.keys.has(key)).length;
	return /* @__PURE__ */ jsx("thead", {
		className: "max-md:sr-only",
		children: /* @__PURE__ */ jsxs("tr", {
			className: "h-13 border-line border-b",
			children: [
				selection && /* @__PURE__ */ jsx("th", {
					scope: "col",
					className: "w-16 ps-3",
					children: /* @__PURE__ */ jsx(Checkbox, {
						"aria-label": words.selectAll,
						isSelected: chosen > 0 && chosen === keys.length,
						isIndeterminate: chosen > 0 && chosen < keys.length,
						onChange: (all) => selection.onChange(new Set(all ? keys : []))
					})
				}),
				columns.map(({ id, header, align }) => /* @__PURE__ */ jsx("th", {
					scope: "col",
					className: classes("px-2.5 type-caption-strong text-ink-3 first:ps-5 last:pe-5 lg:px-4", align === "end" ? "text-end" : "text-start"),
					children: header
				}, id)),
				linked && /* @__PURE__ */ jsx("td", { className: "w-12" })
			]
		})
	});
}
// apps/web/src/ui/table/table-row.tsx
var rowLook = "border-line transition-colors duration-150 not-last:md:border-b md:h-16 md:hover:bg-paper max-md:relative max-md:card-edge max-md:grid max-md:gap-2 max-md:rounded-panel max-md:bg-surface max-md:p-4";
/** One row, or one card on a phone: the heading cell on top, the others with their column's name. */
function TableRow({ row, name, columns, href, selected, onSelect }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("tr", {
		className: classes(rowLook, selected && "bg-evergreen-tint/55 md:hover:bg-evergreen-tint/55"),
		children: [
			onSelect && /* @__PURE__ */ jsx("td", {
				className: "max-md:absolute max-md:end-2 max-md:top-2 max-md:z-1 md:ps-3",
				children: /* @__PURE__ */ jsx(Checkbox, {
					"aria-label": `${words.selectRow} ${name}`,
					isSelected: selected,
					onChange: onSelect
				})
			}),
			columns.map(({ id, header, cell, align, heading, wideOnly }) => /* @__PURE__ */ jsxs("td", {
				className: classes("md:px-2.5 md:py-2.5 md:first:ps-5 md:last:pe-5 lg:px-4", "max-md:[&_a]:relative max-md:[&_a]:z-1 max-md:[&_button]:relative max-md:[&_button]:z-1", align === "end" && "tabular-nums md:text-end", heading ? "max-md:pe-12" : "max-md:flex max-md:items-center max-md:justify-between max-md:gap-4", wideOnly && "max-md:hidden"),
				children: [!heading && /* @__PURE__ */ jsx("span", {
					className: "type-caption text-ink-3 md:hidden",
					children: header
				}), cell(row)]
			}, id)),
			href && /* @__PURE__ */ jsx("td", {
				className: "md:pe-3",
				children: /* @__PURE__ */ jsx(Anchor, {
					href,
					"aria-label": name,
					className: "grid size-11 place-items-center rounded-field text-ink-2 hover:text-ink max-md:absolute max-md:inset-0 max-md:size-auto max-md:rounded-panel",
					children: /* @__PURE__ */ jsx(Icon, {
						of: ChevronRight,
						className: "max-md:hidden rtl:-scale-x-100"
					})
				})
			})
		]
	});
}
// apps/web/src/ui/table/data-table.tsx
var withOrWithout = (keys, key) => keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : /* @__PURE__ */ new Set([...keys, key]);
/** Rows of 64 px, hairlines, no stripes. Below 768 px a row becomes a card. */
function DataTable(props) {
	const { caption, columns, rows, keyOf, nameOf, hrefOf, selection, foot } = props;
	return /* @__PURE__ */ jsxs(Card, {
		padding: "none",
		className: "overflow-x-auto overflow-y-hidden max-md:overflow-visible max-md:bg-transparent max-md:shadow-none",
		children: [/* @__PURE__ */ jsxs("table", {
			className: "w-full border-collapse text-start max-md:block",
			children: [
				/* @__PURE__ */ jsx("caption", {
					className: "sr-only",
					children: caption
				}),
				/* @__PURE__ */ jsx(TableHead, {
					columns,
					keys: rows.map(keyOf),
					selection,
					linked: Boolean(hrefOf)
				}),
				/* @__PURE__ */ jsx("tbody", {
					className: "max-md:flex max-md:flex-col max-md:gap-3",
					children: rows.map((row) => {
						const key = keyOf(row);
						return /* @__PURE__ */ jsx(TableRow, {
							row,
							name: nameOf(row),
							columns,
							href: hrefOf?.(row),
							selected: selection?.keys.has(key) ?? false,
							onSelect: selection && (() => selection.onChange(withOrWithout(selection.keys, key)))
						}, key);
					})
				})
			]
		}), foot && /* @__PURE__ */ jsx("div", {
			className: "border-line px-4 py-2 max-md:px-0 md:border-t md:px-5",
			children: foot
		})]
	});
}
export { DataTable as t };
