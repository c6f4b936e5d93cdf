import { t as useObjectUrl } from "./use-object-url-G0LrVqcF.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as documentWords } from "./words-D1MriqN1.js";
import { useEffect, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/features/documents/page-view.tsx
/** The pages as pictures, with a frame around what is being looked at. */
function PageView({ pages, place }) {
	const words = useWordsOf(documentWords);
	if (pages.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "p-6 text-ink-2",
		children: words.noPicture
	});
	return /* @__PURE__ */ jsx("div", {
		className: "flex flex-col gap-4",
		children: pages.map((page, index) => /* @__PURE__ */ jsx(Page, {
			page,
			label: words.page(index + 1),
			place: place?.page === index + 1 ? place : null
		}, page.path))
	});
}
function Page({ page, label, place }) {
	const url = useObjectUrl(page.path);
	const frame = useRef(null);
	useEffect(() => {
		const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (place) frame.current?.scrollIntoView({
			block: "center",
			behavior: calm ? "auto" : "smooth"
		});
	}, [place]);
	if (!url) return /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
		className: "h-96 w-full",
		shape: "card"
	}) });
	const { width, height } = page;
	return /* @__PURE__ */ jsxs("div", {
		className: "relative overflow-hidden rounded-card card-edge bg-surface",
		children: [/* @__PURE__ */ jsx("img", {
			src: url,
			alt: label,
			width,
			height,
			className: "block h-auto w-full"
		}), place && /* @__PURE__ */ jsx("svg", {
			viewBox: `0 0 ${width} ${height}`,
			className: "pointer-events-none absolute inset-0 size-full",
			"aria-hidden": "true",
			children: /* @__PURE__ */ jsx("rect", {
				ref: frame,
				x: place.x * width - 6,
				y: place.y * height - 6,
				width: place.width * width + 12,
				height: place.height * height + 12,
				rx: "8",
				strokeWidth: "4",
				className: "fill-evergreen/12 stroke-evergreen"
			})
		})]
	});
}
export { PageView as t };
