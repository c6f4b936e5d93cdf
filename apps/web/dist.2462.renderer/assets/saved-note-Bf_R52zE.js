import { F as Icon } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Check } from "lucide-react";
// apps/web/src/ui/feedback/saved-note.tsx
/** Says quietly that something is kept: "Draft saved". */
function SavedNote({ children }) {
	return /* @__PURE__ */ jsxs("p", {
		role: "status",
		className: "flex items-center gap-2 type-small text-ink-3",
		children: [/* @__PURE__ */ jsx(Icon, {
			of: Check,
			size: 16
		}), children]
	});
}
export { SavedNote as t };
