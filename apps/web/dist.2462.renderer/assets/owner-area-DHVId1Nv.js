import { E as SkipLink, F as Icon, H as useWordsOf, P as classes, W as productName, d as shellWords, g as Wordmark, q as Anchor } from "./light-C8fMLwcq.js";
import { n as useAlertCount, o as PersonMenu, r as useNewestAlerts, s as TabBar, t as AlertsContext } from "./use-newest-alerts-B3tDqJ6N.js";
import { t as documentWords } from "./words-D1MriqN1.js";
import { r as useUnconfirmed } from "./use-documents-ClzgRfZy.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { o as __exportAll } from "./app-QQCcJrKe.js";
import { t as Count } from "./count-C2uR6pa1.js";
import { t as Guard } from "./guard-CIKJds45.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Bell, FileText, PawPrint, Settings } from "lucide-react";
// apps/web/src/ui/shell/owner-header.tsx
var itemLook = "flex min-h-11 items-center gap-2 rounded-button px-3.5 text-[0.9375rem] leading-6 transition-colors duration-150 ease-calm max-lg:flex-col max-lg:gap-0.5 max-lg:px-3 max-lg:py-1 max-lg:type-tab-bar";
var hereLook = "bg-evergreen-tint font-semibold text-evergreen-ink";
var thereLook = "font-medium text-ink-2 hover:bg-sunken hover:text-ink";
/** Sticky above an owner's pages: 76 px, 64 on a phone, where the places move into the tab bar. */
function OwnerHeader({ brand, place, navLabel, items, end }) {
	return /* @__PURE__ */ jsx("header", {
		className: "sticky top-0 z-30 border-line border-b bg-paper",
		children: /* @__PURE__ */ jsxs("div", {
			className: "mx-auto flex h-16 max-w-7xl items-center gap-4 px-5 md:h-19 md:px-8 xl:px-10",
			children: [
				brand,
				place && /* @__PURE__ */ jsx("p", {
					className: "border-line border-s ps-4 type-small text-ink-3 max-xl:hidden",
					children: place
				}),
				/* @__PURE__ */ jsx("nav", {
					"aria-label": navLabel,
					className: "flex gap-1 max-md:hidden md:ms-auto lg:ms-4",
					children: items.map(({ href, label, icon, current, count, countLabel }) => /* @__PURE__ */ jsxs(Anchor, {
						href,
						"aria-current": current ? "page" : void 0,
						className: classes(itemLook, current ? hereLook : thereLook),
						children: [
							/* @__PURE__ */ jsxs("span", {
								className: "relative",
								children: [/* @__PURE__ */ jsx(Icon, { of: icon }), count ? /* @__PURE__ */ jsx(Count, {
									className: "absolute -end-3 -top-1.5 lg:hidden",
									children: count
								}) : null]
							}),
							label,
							count ? /* @__PURE__ */ jsx(Count, {
								label: countLabel,
								className: "max-lg:hidden",
								children: count
							}) : null
						]
					}, href))
				}),
				/* @__PURE__ */ jsx("div", {
					className: "ms-auto flex items-center gap-3 md:max-lg:ms-0",
					children: end
				})
			]
		})
	});
}
// apps/web/src/ui/shell/owner-shell.tsx
/** Header, main part, tab bar: 1200 px of content at most. */
function OwnerShell({ notice, header, tabBar, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex min-h-dvh flex-col bg-paper",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			notice,
			header,
			/* @__PURE__ */ jsx("main", {
				id: "main",
				tabIndex: -1,
				className: "mx-auto w-full max-w-7xl flex-1 px-5 pt-5 pb-30 outline-none md:px-8 md:pt-11 md:pb-16 xl:px-10",
				children
			}),
			tabBar
		]
	});
}
// apps/web/src/app/shells/owner-area.tsx
var owner_area_exports = /* @__PURE__ */ __exportAll({
	OwnerArea: () => OwnerArea,
	OwnerFrame: () => OwnerFrame
});
/** Everything under an owner's header. */
function OwnerArea() {
	return /* @__PURE__ */ jsx(Guard, {
		need: "owner",
		children: (account) => /* @__PURE__ */ jsx(OwnerFrame, {
			account,
			children: /* @__PURE__ */ jsx(Outlet, {})
		})
	});
}
/** The owner's header and tab bar around a page. */
function OwnerFrame({ account, children }) {
	const words = useWordsOf(shellWords);
	const { pathname } = useLocation();
	const newest = useNewestAlerts();
	const paperWords = useWordsOf(documentWords);
	const unconfirmed = useUnconfirmed().length;
	const items = [
		{
			href: "/dashboard",
			label: words.myPets,
			icon: PawPrint,
			current: pathname === "/dashboard" || pathname.startsWith("/pets")
		},
		{
			href: "/docs",
			label: words.documents,
			icon: FileText,
			current: pathname.startsWith("/docs"),
			count: unconfirmed,
			countLabel: paperWords.unconfirmed(unconfirmed)
		},
		{
			href: "/alerts",
			label: words.alerts,
			icon: Bell,
			current: pathname === "/alerts",
			...useAlertCount(newest)
		},
		{
			href: "/settings",
			label: words.settings,
			icon: Settings,
			current: pathname === "/settings"
		}
	];
	const { displayName, email } = account.profile;
	const header = /* @__PURE__ */ jsx(OwnerHeader, {
		brand: /* @__PURE__ */ jsx(TextLink, {
			href: "/",
			"aria-label": words.home,
			className: "text-ink no-underline",
			children: /* @__PURE__ */ jsx(Wordmark, { name: productName })
		}),
		place: words.ownerDashboard,
		navLabel: words.ownerNavigation,
		items,
		end: /* @__PURE__ */ jsx(PersonMenu, { name: displayName ?? email })
	});
	return /* @__PURE__ */ jsx(OwnerShell, {
		header,
		tabBar: /* @__PURE__ */ jsx(TabBar, {
			navLabel: words.ownerNavigation,
			items
		}),
		children: /* @__PURE__ */ jsx(AlertsContext, {
			value: newest,
			children
		})
	});
}
export { owner_area_exports as n, OwnerFrame as t };
