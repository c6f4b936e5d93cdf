import { F as Icon } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { jsx } from "react/jsx-runtime";
// apps/web/src/ui/button/icon-button.tsx
/** Close, more, back: the few actions known by their icon alone. */
function IconButton({ icon, label, variant = "ghost", size = "small", ...rest }) {
	return /* @__PURE__ */ jsx(Button, {
		...rest,
		variant,
		size,
		square: true,
		"aria-label": label,
		children: /* @__PURE__ */ jsx(Icon, { of: icon })
	});
}
export { IconButton as t };
