import { jsx } from "react/jsx-runtime";
// apps/web/src/ui/feedback/spinner-mark.tsx
/** Three quarters of a ring, turning. It says nothing by itself. */
function SpinnerMark({ size = 20 }) {
	return /* @__PURE__ */ jsx("svg", {
		width: size,
		height: size,
		viewBox: "0 0 24 24",
		className: "shrink-0 animate-spin",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("path", {
			d: "M12 3a9 9 0 1 0 9 9",
			fill: "none",
			stroke: "currentColor",
			strokeWidth: "2.4",
			strokeLinecap: "round",
			transform: "rotate(20 12 12)"
		})
	});
}
export { SpinnerMark as t };
