import { P as classes, q as Anchor } from "./light-C8fMLwcq.js";
import { jsx } from "react/jsx-runtime";
// apps/web/src/ui/link/text-link.tsx
var tones = {
	strong: "font-semibold text-evergreen-ink decoration-evergreen/45 hover:decoration-evergreen decoration-2",
	quiet: "text-ink-2 decoration-line-strong hover:text-ink decoration-1",
	"on-deep": "font-semibold text-on-deep decoration-on-deep/70 hover:decoration-on-deep decoration-2"
};
/** A link inside words: always underlined, so that colour is never the only sign. */
function TextLink({ tone = "strong", className, children, ...rest }) {
	return /* @__PURE__ */ jsx(Anchor, {
		...rest,
		className: classes("rounded-bar underline underline-offset-4 duration-150 ease-calm", tones[tone], className),
		children
	});
}
export { TextLink as t };
