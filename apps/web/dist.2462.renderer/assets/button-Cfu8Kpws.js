import { F as Icon, N as buttonLook, P as classes } from "./light-C8fMLwcq.js";
import { t as BusyMark } from "./busy-mark-CnPMHsia.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Button } from "react-aria-components";
// apps/web/src/ui/look/given.ts
/** Passes loose props to a part that is typed strictly: React treats an absent and an undefined prop alike, and
only the compiler option exactOptionalPropertyTypes tells them apart. */
var given = (props) => props;
// apps/web/src/ui/button/button.tsx
/** Does something. A disabled one has its reason beside it; a busy one says what it is doing. */
function Button$1({ variant, size, wide, square, round, icon, trailingIcon, busy, className, children, ...rest }) {
	return /* @__PURE__ */ jsxs(Button, {
		...given(rest),
		isPending: Boolean(busy),
		className: classes(buttonLook({
			variant,
			size,
			wide,
			square,
			round
		}), busy && "opacity-90 cursor-progress", className),
		children: [/* @__PURE__ */ jsxs("span", {
			className: classes("inline-flex items-center justify-center gap-[inherit]", busy && "invisible"),
			children: [
				icon && /* @__PURE__ */ jsx(Icon, { of: icon }),
				children,
				trailingIcon && /* @__PURE__ */ jsx(Icon, {
					of: trailingIcon,
					size: 18
				})
			]
		}), busy && /* @__PURE__ */ jsx(BusyMark, { label: busy })]
	});
}
export { given as n, Button$1 as t };
