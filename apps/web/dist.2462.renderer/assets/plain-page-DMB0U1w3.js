import { E as SkipLink, W as productName, g as Wordmark } from "./light-C8fMLwcq.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/app/shells/plain-page.tsx
/** One short page for whoever followed a link: the brand above, the matter below. */
function PlainPage({ children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "min-h-dvh bg-paper",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx("header", {
				className: "mx-auto flex h-22 max-w-160 items-center px-5",
				children: /* @__PURE__ */ jsx(TextLink, {
					href: "/",
					"aria-label": productName,
					className: "text-ink no-underline",
					children: /* @__PURE__ */ jsx(Wordmark, { name: productName })
				})
			}),
			/* @__PURE__ */ jsx("main", {
				id: "main",
				tabIndex: -1,
				className: "mx-auto flex max-w-160 flex-col items-start gap-5 px-5 pt-4 pb-16 outline-none",
				children
			})
		]
	});
}
export { PlainPage as t };
