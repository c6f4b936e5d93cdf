import { X as useWords } from "./light-C8fMLwcq.js";
import { t as SpinnerMark } from "./spinner-mark-DYKLNDNN.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/feedback/spinner.tsx
/** "Loading…" with its ring, announced politely. */
function Spinner({ children }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("p", {
		role: "status",
		className: "flex items-center justify-center gap-2.5 p-8 type-small text-ink-3",
		children: [/* @__PURE__ */ jsx(SpinnerMark, {}), children ?? words.loading]
	});
}
export { Spinner as t };
