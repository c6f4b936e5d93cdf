import { B as defineWords, G as productPromise, H as useWordsOf, J as UiProvider, K as businessConnectPlan, Q as useWay, U as contactEmail, W as productName, Z as WayProvider } from "./assets/light-C8fMLwcq.js";
import { StrictMode, Suspense, lazy, useEffect, useMemo, useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { jsx } from "react/jsx-runtime";
// apps/web/src/app/public/pages.ts
/** The pages that anybody may read: rendered at build, shown without router, cache or account (ADR 0019). */
var publicPages = {
	"/": () => import("./assets/landing-Dcdn7xo2.js"),
	"/login": () => import("./assets/login-CBKeX7fi.js"),
	"/register": () => import("./assets/register-CZZUcJh1.js"),
	"/forgot-password": () => import("./assets/forgot-password-CnC1v6Qd.js"),
	"/terms": () => import("./assets/terms-B1IHHGvG.js"),
	"/privacy": () => import("./assets/privacy-Cw2iH5Dm.js"),
	"/cookies": () => import("./assets/cookies-GdkWnOdH.js"),
	"/acceptable-use": () => import("./assets/acceptable-use-Crrc3MvE.js")
};
/** The page at an address; null where the app begins. */
async function loadPage(path) {
	const load = Object.hasOwn(publicPages, path) ? publicPages[path] : void 0;
	return load ? (await load()).default : null;
}
// apps/web/src/app/app-link.tsx
/** A native anchor that is followed within the app when it leads within the app and is clicked plainly. */
function AppLink({ children, onClick, ...rest }) {
	const way = useWay();
	const follow = (event) => {
		onClick?.(event);
		if (event.defaultPrevented || !isPlainClick(event) || !staysHere(rest)) return;
		event.preventDefault();
		way.go(rest.href);
	};
	const prepare = () => {
		if (staysHere(rest)) way.prepare(rest.href);
	};
	const handlers = {
		onClick: follow,
		onFocus: prepare,
		onMouseEnter: prepare
	};
	return /* @__PURE__ */ jsx("a", {
		...rest,
		...handlers,
		children
	});
}
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }) {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
function staysHere({ href, target }) {
	return href.startsWith("/") && !href.startsWith("//") && (target === void 0 || target === "_self");
}
/** The window's title of each address. */
var pageTitles = defineWords({ en: {
	"/login": "Login",
	"/register": "Create your account",
	"/forgot-password": "Forgot password",
	"/reset-password": "Choose a new password",
	"/select-user-type": "How will you use it?",
	"/dashboard": "My pets",
	"/docs": "Documents",
	"/docs/$documentId": "Document",
	"/pets/new": "Add a pet",
	"/pets/$petId": "Pet",
	"/pets/$petId/edit": "Edit pet",
	"/pets/$petId/vaccinations": "Vaccinations",
	"/pets/$petId/badge": "Badge",
	"/pets/$petId/share": "Sharing",
	"/waivers/$waiverId": "Sign",
	"/join/$token": "Invitation",
	"/w/$sha256": "Check a signed waiver",
	"/b/$slug": "At the door",
	"/business/poster": "Poster",
	"/business/pets": "Pets",
	"/business/pets/$petId": "Pet",
	"/business/settings": "Place settings",
	"/business/team": "Team",
	"/business/trail": "Trail",
	"/business/reviews": "Reviews",
	"/business/waivers": "Waivers",
	"/business/waivers/$waiverId/sign": "Sign",
	"/business": "Today",
	"/business/scan": "Scan",
	"/business/requirements": "Requirements",
	"/business/insight": "Insight",
	"/billing": "Billing",
	"/alerts": "Alerts",
	"/settings": "Settings",
	"/terms": "Terms",
	"/privacy": "Privacy",
	"/cookies": "Cookies",
	"/acceptable-use": "Acceptable use"
} });
// apps/web/src/app/use-arrival.ts
/**
* Names the page in the window's title, and moves the focus to it when it changes.
* @param address the page's pattern, such as `/pets/$petId`
*/
function useArrival(address, path) {
	const title = useWordsOf(pageTitles)[address];
	useEffect(() => {
		document.title = title ? `${title} · ${productName}` : productName;
	}, [title]);
	const shown = useRef(path);
	useEffect(() => {
		if (shown.current === path) return;
		shown.current = path;
		document.getElementById("main")?.focus({ preventScroll: true });
	}, [path]);
}
// apps/web/src/app/public/place.ts
/** Writes an address into the browser's history, with what the router of the app will look for there. */
function writeAddress(to, { replace, from }) {
	const state = from === void 0 ? {} : { from };
	if (replace) history.replaceState(state, "", to);
	else history.pushState(state, "", to);
}
/** Where the browser says we are. */
function readAddress() {
	const kept = Object(history.state).from;
	return {
		path: location.pathname,
		search: location.search,
		from: typeof kept === "string" ? kept : void 0
	};
}
// apps/web/src/app/public/public-app.tsx
var loadApp = () => import("./assets/app-QQCcJrKe.js").then((n) => n.t);
var App = lazy(() => loadApp().then(({ App: Whole }) => ({ default: Whole })));
/** A public page with its links; whoever goes further gets the whole app in its place, without a new page load. */
function PublicApp({ first, from }) {
	const [place, setPlace] = useState(first);
	useEffect(() => {
		if (from !== void 0) setPlace((now) => ({
			...now,
			from
		}));
	}, [from]);
	useFollowBack(place.page !== null, setPlace);
	const way = useMemo(() => wayFrom(place, setPlace), [place]);
	useArrival(place.path, place.path);
	if (place.page === null) return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(App, {}) });
	return /* @__PURE__ */ jsx(WayProvider, {
		way,
		children: /* @__PURE__ */ jsx(UiProvider, {
			link: AppLink,
			children: /* @__PURE__ */ jsx(Shown, { page: place.page })
		})
	});
}
function Shown({ page: Page }) {
	return /* @__PURE__ */ jsx(Page, {});
}
function wayFrom({ path, search, from }, setPlace) {
	return {
		path,
		search,
		from,
		async go(to, options = {}) {
			const { pathname } = new URL(to, location.href);
			const page = await loadPage(pathname);
			if (page === null) await loadApp();
			writeAddress(to, options);
			setPlace({
				page,
				...readAddress()
			});
			if (page !== null && !options.keepScroll) scrollTo({
				top: 0,
				behavior: "instant"
			});
		},
		prepare(to) {
			const { pathname } = new URL(to, location.href);
			const fetchIt = async () => await loadPage(pathname) ?? await loadApp();
			fetchIt().catch(() => {});
		}
	};
}
/** The browser's own back and forward. Once the app is here, its router looks after them. */
function useFollowBack(isOurs, setPlace) {
	useEffect(() => {
		if (!isOurs) return;
		const follow = async () => {
			const address = readAddress();
			setPlace({
				page: await loadPage(address.path),
				...address
			});
		};
		const onBack = () => void follow();
		addEventListener("popstate", onBack);
		return () => removeEventListener("popstate", onBack);
	}, [isOurs, setPlace]);
}
// apps/web/src/app/public/descriptions.ts
/** One sentence for each public page, for search engines and for previews of links. */
var descriptions = {
	"/": "One health record per pet, carried as a living QR badge that any pet-friendly place can check in a second. Free for pet owners.",
	"/login": "Log in to see your pets, their badges and what is due, or to scan at your door.",
	"/register": "Create a free account and carry your pet’s health record as a badge.",
	"/forgot-password": "Ask for a link to a new password; it arrives by e-mail and works for a short while.",
	"/terms": "The terms under which Clearpaw is used, in words one can read.",
	"/privacy": "Which data Clearpaw keeps about people and pets, why, for how long, and who sees it.",
	"/cookies": "No cookie until you sign in, and then only what keeps you signed in: what Clearpaw stores in a browser, and what it does not.",
	"/acceptable-use": "What Clearpaw is for, and what nobody may do with it."
};
// apps/web/src/app/public/describe-page.ts
/** Stands in built pages for the address that only the running server knows. */
var originPlaceholder = "%PUBLIC_URL%";
/** What search engines and previews of links are told about a public page. */
function describePage(address) {
	const { pathname } = new URL(address, "http://build.invalid");
	const name = pageTitles.en[pathname];
	return {
		title: name ? `${name} · ${productName}` : productName,
		description: descriptions[pathname] ?? descriptions["/"] ?? "",
		canonical: `${originPlaceholder}${pathname}`,
		facts: pathname === "/" ? productFacts() : null
	};
}
function productFacts() {
	const { priceMinor, currency } = businessConnectPlan;
	const url = `${originPlaceholder}/`;
	return {
		"@context": "https://schema.org",
		"@graph": [{
			"@type": "Organization",
			"@id": `${url}#organization`,
			name: productName,
			url,
			email: contactEmail
		}, {
			"@type": "WebApplication",
			name: productName,
			url,
			description: descriptions["/"],
			slogan: productPromise,
			applicationCategory: "LifestyleApplication",
			operatingSystem: "Any",
			publisher: { "@id": `${url}#organization` },
			offers: [{
				"@type": "Offer",
				name: "Pet owner",
				price: "0",
				priceCurrency: currency.toUpperCase()
			}, {
				"@type": "Offer",
				name: "Business Connect",
				price: (priceMinor / 100).toFixed(2),
				priceCurrency: currency.toUpperCase()
			}]
		}]
	};
}
// apps/web/src/app/public/prerender.tsx
/** The addresses that have a page of their own; the landing page has one for each audience. */
var addresses = [...Object.keys(publicPages), "/?for=business"];
/** A public page as it looks before any script has run. */
async function render(address) {
	const { pathname, search } = new URL(address, "http://build.invalid");
	const page = await loadPage(pathname);
	return renderToString(/* @__PURE__ */ jsx(StrictMode, { children: /* @__PURE__ */ jsx(PublicApp, { first: {
		page,
		path: pathname,
		search,
		from: void 0
	} }) }));
}
/** The module a page's own chunk is made of. */
function moduleOf(address) {
	const { pathname } = new URL(address, "http://build.invalid");
	return pathname === "/" ? "src/app/routes/landing.tsx" : `src/app/routes${pathname}.tsx`;
}
export { addresses, describePage, moduleOf, AppLink as n, render, useArrival as t };
