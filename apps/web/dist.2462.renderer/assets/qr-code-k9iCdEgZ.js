import { I as Drawing } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/badge/qr-path.ts
var eye = 7;
/** The top left corners of the three eyes of a code this wide. */
var eyeCorners = (size) => [
	[0, 0],
	[size - eye, 0],
	[0, size - eye]
];
var isEye = (x, y, size) => x < eye && y < eye || x >= size - eye && y < eye || x < eye && y >= size - eye;
/** One path of all dark modules except the eyes; neighbours in a row are joined, so that no hairline parts them. */
var qrPath = (matrix) => {
	const parts = [];
	matrix.forEach((row, y) => {
		let start = -1;
		for (let x = 0; x <= row.length; x++) {
			const dark = (row[x] ?? false) && !isEye(x, y, matrix.length);
			if (dark && start < 0) start = x;
			if (!dark && start >= 0) {
				parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
				start = -1;
			}
		}
	});
	return parts.join("");
};
// apps/web/src/ui/badge/qr-code.tsx
/** A code to be scanned: square modules, rounded eyes, ink on white in both themes. */
function QrCode({ matrix, label, quiet = 4, className = "w-full" }) {
	const size = matrix.length;
	const whole = size + quiet * 2;
	return /* @__PURE__ */ jsxs(Drawing, {
		label,
		viewBox: `${-quiet} ${-quiet} ${whole} ${whole}`,
		className,
		children: [
			/* @__PURE__ */ jsx("rect", {
				x: -quiet,
				y: -quiet,
				width: whole,
				height: whole,
				fill: "#FFFFFF"
			}),
			/* @__PURE__ */ jsx("path", {
				d: qrPath(matrix),
				fill: "#111C17",
				shapeRendering: "crispEdges"
			}),
			eyeCorners(size).map(([x, y]) => /* @__PURE__ */ jsxs("g", { children: [/* @__PURE__ */ jsx("rect", {
				x: x + .5,
				y: y + .5,
				width: "6",
				height: "6",
				rx: "1.7",
				fill: "none",
				stroke: "#111C17"
			}), /* @__PURE__ */ jsx("rect", {
				x: x + 2,
				y: y + 2,
				width: "3",
				height: "3",
				rx: "0.9",
				fill: "#111C17"
			})] }, `${x} ${y}`))
		]
	});
}
export { QrCode as t };
