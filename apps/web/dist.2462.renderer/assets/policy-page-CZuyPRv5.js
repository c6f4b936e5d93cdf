import { B as defineWords, H as useWordsOf, P as classes, V as useLocale, q as Anchor } from "./light-C8fMLwcq.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
/** Texts around the policies; each policy has its own file. */
var policyWords = defineWords({ en: {
	navigation: "Policies",
	contents: "On this page",
	version: "Version of",
	pages: {
		"/terms": "Terms",
		"/privacy": "Privacy",
		"/cookies": "Cookies",
		"/acceptable-use": "Acceptable use"
	}
} });
// apps/web/src/features/policies/policy-body.tsx
/** What the page is about, to jump to. */
function Contents({ sections }) {
	const { contents } = useWordsOf(policyWords);
	return /* @__PURE__ */ jsxs("nav", {
		"aria-label": contents,
		className: "mt-8 rounded-panel bg-sunken p-5",
		children: [/* @__PURE__ */ jsx("p", {
			className: "type-label",
			children: contents
		}), /* @__PURE__ */ jsx("ol", {
			className: "mt-1 list-decimal ps-5 text-ink-2 md:columns-2",
			children: Object.entries(sections).map(([id, { title }]) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
				href: `#${id}`,
				className: "inline-block py-1.5 underline decoration-line-strong underline-offset-4 hover:text-ink",
				children: title
			}) }, id))
		})]
	});
}
/** The sections of a policy, each with an address of its own. */
function PolicyBody({ sections }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Contents, { sections }), Object.entries(sections).map(([id, { title, paragraphs, points }]) => /* @__PURE__ */ jsxs("section", {
		id,
		"aria-labelledby": `${id}-title`,
		className: "mt-10",
		children: [
			/* @__PURE__ */ jsx("h2", {
				id: `${id}-title`,
				className: "type-h2-page",
				children: title
			}),
			paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", {
				className: "mt-3 text-ink-2",
				children: paragraph
			}, paragraph)),
			points && /* @__PURE__ */ jsx("ul", {
				className: "mt-3 grid list-disc gap-2 ps-5 text-ink-2 marker:text-evergreen",
				children: points.map((point) => /* @__PURE__ */ jsx("li", { children: point }, point))
			})
		]
	}, id))] });
}
// apps/web/src/features/policies/policy-nav.tsx
/** The four policies, beside the text on large screens, above it on small ones. */
function PolicyNav({ href }) {
	const { navigation, pages } = useWordsOf(policyWords);
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": navigation,
		className: "lg:sticky lg:top-10 lg:self-start",
		children: /* @__PURE__ */ jsx("ul", {
			className: "-mx-3 flex flex-wrap gap-1 lg:flex-col",
			children: Object.entries(pages).map(([address, name]) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Anchor, {
				href: address,
				"aria-current": address === href ? "page" : void 0,
				className: classes("inline-flex min-h-11 items-center rounded-field px-3.5 type-label", address === href ? "bg-evergreen-tint text-evergreen-ink" : "text-ink-2 hover:bg-sunken"),
				children: name
			}) }, address))
		})
	});
}
// apps/web/src/features/policies/policy-text.ts
/** The day from which the four texts hold, together: they refer to each other. */
var policyVersion = "2026-11-21";
// apps/web/src/features/policies/policy-page.tsx
/** One policy, its date, and the way to the other three. */
function PolicyPage({ policy, href }) {
	const words = useWordsOf(policyWords);
	const day = new Intl.DateTimeFormat(useLocale(), {
		dateStyle: "long",
		timeZone: "UTC"
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto grid w-full max-w-320 gap-x-14 gap-y-8 px-5 pt-24 pb-16 md:px-8 md:pt-32 lg:grid-cols-[13rem_1fr] lg:px-10",
		children: [/* @__PURE__ */ jsx(PolicyNav, { href }), /* @__PURE__ */ jsxs("article", {
			className: "measure",
			children: [
				/* @__PURE__ */ jsx("h1", {
					className: "type-h1",
					children: policy.title
				}),
				/* @__PURE__ */ jsxs("p", {
					className: "mt-2 text-ink-3 type-small",
					children: [
						words.version,
						" ",
						/* @__PURE__ */ jsx("time", {
							dateTime: policyVersion,
							children: day.format(new Date(policyVersion))
						})
					]
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-6 type-lead",
					children: policy.lead
				}),
				/* @__PURE__ */ jsx(PolicyBody, { sections: policy.sections })
			]
		})]
	});
}
export { PolicyPage as t };
