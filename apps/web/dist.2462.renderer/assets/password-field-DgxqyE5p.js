import { F as Icon, X as useWords } from "./light-C8fMLwcq.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Eye, EyeOff } from "lucide-react";
// apps/web/src/ui/field/password-field.tsx
/** A password, hidden until its reader asks to see it. */
function PasswordField(props) {
	const [shown, setShown] = useState(false);
	const words = useWords();
	return /* @__PURE__ */ jsx(TextField, {
		autoComplete: "current-password",
		...props,
		type: shown ? "text" : "password",
		suffix: /* @__PURE__ */ jsxs("button", {
			type: "button",
			"aria-label": shown ? words.hidePassword : words.showPassword,
			onClick: () => setShown(!shown),
			className: "-me-2 flex min-h-11 items-center gap-1.5 rounded-chip px-2 type-label text-ink-2 hover:text-ink",
			children: [/* @__PURE__ */ jsx(Icon, {
				of: shown ? EyeOff : Eye,
				size: 18
			}), shown ? words.hide : words.show]
		})
	});
}
export { PasswordField as t };
