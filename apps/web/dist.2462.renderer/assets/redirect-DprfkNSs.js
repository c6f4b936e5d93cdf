import { P as classes, Q as useWay, X as useWords } from "./light-C8fMLwcq.js";
import { useEffect, useEffectEvent, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/feedback/skeleton.tsx
/** What will be here, in its true layout; it appears only after 200 ms, so that fast answers never flash. */
function Skeleton({ children, className }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: classes("animate-late", className),
		children: [/* @__PURE__ */ jsx("span", {
			className: "sr-only",
			children: words.loading
		}), children]
	});
}
var shapes = {
	line: "rounded-chip",
	round: "rounded-full",
	card: "rounded-card"
};
/** One place that waits for its content; its size is given by class. */
function SkeletonBlock({ className, shape = "line" }) {
	return /* @__PURE__ */ jsx("span", {
		"aria-hidden": "true",
		className: classes("block animate-glimmer bg-[length:220%_100%] bg-linear-to-r from-30% from-sunken via-50% via-line/60 to-70% to-sunken", shapes[shape], className)
	});
}
// apps/web/src/ui/feedback/page-skeleton.tsx
/** A page on its way: title, lead, and the cards below. */
function PageSkeleton({ cards = 3 }) {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "w-full",
		children: [
			/* @__PURE__ */ jsx(SkeletonBlock, { className: "h-10 w-64 max-w-full" }),
			/* @__PURE__ */ jsx(SkeletonBlock, { className: "mt-3 h-5 w-80 max-w-full" }),
			/* @__PURE__ */ jsx("div", {
				className: "mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3",
				children: Array.from({ length: cards }, (_, index) => `card ${index}`).map((key) => /* @__PURE__ */ jsx(SkeletonBlock, {
					shape: "card",
					className: "h-44 md:h-72"
				}, key))
			})
		]
	});
}
// apps/web/src/app/guards/waiting-page.tsx
/** Stands where a whole page will be, until it is known whose page it is. */
function WaitingPage() {
	return /* @__PURE__ */ jsx("main", {
		id: "main",
		tabIndex: -1,
		className: "mx-auto w-full max-w-320 px-5 py-24 outline-none md:px-10",
		children: /* @__PURE__ */ jsx(PageSkeleton, {})
	});
}
// apps/web/src/app/guards/redirect.tsx
/** Sends the visitor on, once for each address: rendering again while the way is long must not send them again. */
function Redirect({ to, from }) {
	const way = useWay();
	const [wanted] = useState(from);
	const send = useEffectEvent((goal) => way.go(goal, {
		replace: true,
		from: wanted
	}));
	useEffect(() => {
		send(to);
	}, [to]);
	return /* @__PURE__ */ jsx(WaitingPage, {});
}
export { SkeletonBlock as a, Skeleton as i, WaitingPage as n, PageSkeleton as r, Redirect as t };
