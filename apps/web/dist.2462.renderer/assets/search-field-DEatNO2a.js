import { F as Icon, P as classes, X as useWords } from "./light-C8fMLwcq.js";
import { t as fieldLook } from "./field-look-06BrhKMO.js";
import { n as given } from "./button-Cfu8Kpws.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Search, X } from "lucide-react";
import { Button, Input, SearchField } from "react-aria-components";
// apps/web/src/ui/field/search-field.tsx
/** Search: the one field whose label is its placeholder, because the lens says the rest. */
function SearchField$1({ label, className, ...rest }) {
	const words = useWords();
	return /* @__PURE__ */ jsx(SearchField, {
		...given(rest),
		"aria-label": label,
		className: classes("group w-full", className),
		children: /* @__PURE__ */ jsxs("div", {
			className: fieldLook.box(),
			children: [
				/* @__PURE__ */ jsx(Icon, {
					of: Search,
					className: fieldLook.icon
				}),
				/* @__PURE__ */ jsx(Input, {
					placeholder: label,
					className: classes(fieldLook.input, "[&::-webkit-search-cancel-button]:hidden")
				}),
				/* @__PURE__ */ jsx(Button, {
					"aria-label": words.close,
					className: "-me-2.5 grid size-11 place-items-center rounded-chip text-ink-3 hover:text-ink group-data-empty:invisible",
					children: /* @__PURE__ */ jsx(Icon, {
						of: X,
						size: 18
					})
				})
			]
		})
	});
}
export { SearchField$1 as t };
