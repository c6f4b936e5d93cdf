import { P as classes } from "./light-C8fMLwcq.js";
import { jsx } from "react/jsx-runtime";
// apps/web/src/ui/surface/card.tsx
var shapes = {
	card: "rounded-card",
	panel: "rounded-panel",
	feature: "rounded-feature"
};
var paddings = {
	none: "",
	medium: "p-5",
	large: "p-5 md:p-6"
};
var tones = {
	surface: "bg-surface card-edge",
	sunken: "bg-sunken",
	deep: "bg-deep text-on-deep",
	evergreen: "bg-evergreen text-on-evergreen"
};
/** A sheet of paper on the page: an inner hairline and the lowest shadow. */
function Card({ as: Element = "div", shape = "panel", padding = "medium", tone = "surface", className, ...rest }) {
	return /* @__PURE__ */ jsx(Element, {
		...rest,
		"data-ground": tone === "deep" || tone === "evergreen" ? "deep" : void 0,
		className: classes(shapes[shape], paddings[padding], tones[tone], className)
	});
}
export { Card as t };
