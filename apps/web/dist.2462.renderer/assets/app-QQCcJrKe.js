import { t as CallError } from "./call-error-6MthuIsC.js";
import { r as PageSkeleton, t as Redirect } from "./redirect-DprfkNSs.js";
import { J as UiProvider, L as useSession, N as buttonLook, T as readText, X as useWords, Z as WayProvider, w as keepText } from "./light-C8fMLwcq.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { n as AppLink, t as useArrival } from "../prerender.js";
import { Suspense, lazy, useEffect, useMemo, useSyncExternalStore } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Outlet, RouterProvider, createRootRoute, createRoute, createRouter, lazyRouteComponent, useLocation, useMatches, useNavigate, useRouter } from "@tanstack/react-router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { UNSTABLE_ToastQueue } from "react-aria-components";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// apps/web/src/platform/data/data-provider.tsx
/** Asking again helps against a lost connection, never against a refusal. */
var worthRetrying = /* @__PURE__ */ new Set([
	"internal",
	"unavailable",
	"deadline-exceeded",
	"unknown"
]);
var client = new QueryClient({ defaultOptions: {
	mutations: { networkMode: "always" },
	queries: {
		networkMode: "always",
		staleTime: 15e3,
		retry: (count, problem) => count < 2 && problem instanceof CallError && worthRetrying.has(problem.code)
	}
} });
function DataProvider({ children }) {
	return /* @__PURE__ */ jsx(QueryClientProvider, {
		client,
		children
	});
}
/** What one person read must not be shown to the next one on the same device. */
function forgetEverything() {
	client.clear();
}
// apps/web/src/ui/feedback/error-panel.tsx
/** "Something went wrong", what failed, and "Try again". */
function ErrorPanel({ title, children, onRetry }) {
	const words = useWords();
	return /* @__PURE__ */ jsx(Banner, {
		tone: "stop",
		announce: "alert",
		title: title ?? words.wentWrong,
		action: onRetry && /* @__PURE__ */ jsx("button", {
			type: "button",
			onClick: onRetry,
			className: buttonLook({
				variant: "quiet",
				size: "small"
			}),
			children: words.tryAgain
		}),
		children
	});
}
// apps/web/src/ui/toast/toast-queue.ts
var shownForMs = 8e3;
/** One queue for the whole app; the newest toast stands lowest. */
var toastQueue = new UNSTABLE_ToastQueue({ maxVisibleToasts: 3 });
/** Says that something happened. Returns what closes it early. */
var showToast = (message) => {
	const key = toastQueue.add(message, message.tone === "error" ? {} : { timeout: shownForMs });
	return () => toastQueue.close(key);
};
// apps/web/src/ui/toast/toast-area.tsx
var load = () => import("./toast-region-C0m4ZK3F.js");
var ToastRegion = lazy(() => load().catch(() => ({ default: () => null })));
var subscribe = (changed) => toastQueue.subscribe(changed);
var isNeeded = () => toastQueue.visibleToasts.length > 0;
/** Where toasts appear. Stands once in the app. */
function ToastArea() {
	useEffect(() => {
		const timer = setTimeout(() => load().catch(() => {}), 3e3);
		return () => clearTimeout(timer);
	}, []);
	const needed = useSyncExternalStore(subscribe, isNeeded, () => false);
	return /* @__PURE__ */ jsx(Suspense, { children: needed && /* @__PURE__ */ jsx(ToastRegion, {}) });
}
// apps/web/src/app/route-error.tsx
/** What stands in a page's place when it failed: the message, and a real second try. */
function RouteError({ error, reset }) {
	const router = useRouter();
	const retry = async () => {
		forgetEverything();
		reset();
		await router.invalidate();
	};
	return /* @__PURE__ */ jsx("div", {
		className: "mx-auto w-full max-w-160 px-5 py-10",
		children: /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: retry,
			children: error instanceof Error ? error.message : String(error)
		})
	});
}
// apps/web/src/app/router-way.tsx
/** The router as the pages see it that are also shown without one. */
function RouterWay({ children }) {
	const router = useRouter();
	const navigate = useNavigate();
	const { pathname, searchStr, state } = useLocation();
	const { from } = state;
	const way = useMemo(() => ({
		path: pathname,
		search: searchStr,
		from,
		go: (to, { replace = false, from: wanted, keepScroll = false } = {}) => navigate({
			href: to,
			replace,
			resetScroll: !keepScroll,
			state: wanted === void 0 ? {} : { from: wanted }
		}),
		prepare: (to) => void router.preloadRoute({ to }).catch(() => {})
	}), [
		router,
		navigate,
		pathname,
		searchStr,
		from
	]);
	return /* @__PURE__ */ jsx(WayProvider, {
		way,
		children
	});
}
// apps/web/src/app/use-forget-person.ts
/** Who this device was last signed in for. */
var personKey = "clearpaw.person";
/**
* What a device keeps for the time without a network goes with the person it was kept for: badges and their key, and what
* a scanner reads by. Signing out is one way to go; a session that was ended elsewhere, or somebody else signing in,
* are others. Check-ins that still wait are kept: they are somebody's arrivals.
*/
function useForgetPerson() {
	const session = useSession();
	const uid = session.ready ? session.uid : void 0;
	useEffect(() => {
		if (uid !== void 0) forgetOthers(uid);
	}, [uid]);
}
async function forgetOthers(uid) {
	const before = readText(personKey);
	if (before === uid) return;
	if (before !== null) {
		const [{ forgetBadges }, { forgetDoor }] = await Promise.all([import("./badges-BwxeitK3.js"), import("./check-ins-D_V0vI0p.js")]);
		await Promise.all([forgetBadges(), forgetDoor()]);
	}
	keepText(personKey, uid);
}
// apps/web/src/app/root-frame.tsx
/** Around every page: how addresses are followed, the window's title, the focus. */
function RootFrame() {
	const { pathname } = useLocation();
	useArrival(useMatches().at(-1)?.fullPath ?? "/", pathname);
	useForgetPerson();
	return /* @__PURE__ */ jsx(RouterWay, { children: /* @__PURE__ */ jsx(UiProvider, {
		link: AppLink,
		children: /* @__PURE__ */ jsx(Outlet, {})
	}) });
}
// apps/web/src/app/routes.tsx
var root = createRootRoute({
	component: RootFrame,
	notFoundComponent: () => /* @__PURE__ */ jsx(Redirect, { to: "/" })
});
var getParentRoute = () => root;
var anyone = {
	landing: createRoute({
		getParentRoute,
		path: "/",
		component: lazyRouteComponent(() => import("./landing-Dcdn7xo2.js"))
	}),
	login: createRoute({
		getParentRoute,
		path: "/login",
		component: lazyRouteComponent(() => import("./login-CBKeX7fi.js"))
	}),
	register: createRoute({
		getParentRoute,
		path: "/register",
		component: lazyRouteComponent(() => import("./register-CZZUcJh1.js"))
	}),
	forgotPassword: createRoute({
		getParentRoute,
		path: "/forgot-password",
		component: lazyRouteComponent(() => import("./forgot-password-CnC1v6Qd.js"))
	}),
	resetPassword: createRoute({
		getParentRoute,
		path: "/reset-password",
		component: lazyRouteComponent(() => import("./reset-password-C6TdSU3M.js"))
	}),
	checkWaiver: createRoute({
		getParentRoute,
		path: "/w/$sha256",
		component: lazyRouteComponent(() => import("./check-waiver-CVbfl-QS.js"))
	}),
	door: createRoute({
		getParentRoute,
		path: "/b/$slug",
		component: lazyRouteComponent(() => import("./door-d7oxyOMB.js"))
	}),
	terms: createRoute({
		getParentRoute,
		path: "/terms",
		component: lazyRouteComponent(() => import("./terms-B1IHHGvG.js"))
	}),
	privacy: createRoute({
		getParentRoute,
		path: "/privacy",
		component: lazyRouteComponent(() => import("./privacy-Cw2iH5Dm.js"))
	}),
	cookies: createRoute({
		getParentRoute,
		path: "/cookies",
		component: lazyRouteComponent(() => import("./cookies-GdkWnOdH.js"))
	}),
	acceptableUse: createRoute({
		getParentRoute,
		path: "/acceptable-use",
		component: lazyRouteComponent(() => import("./acceptable-use-Crrc3MvE.js"))
	})
};
var signedIn = createRoute({
	getParentRoute,
	id: "signed-in",
	component: lazyRouteComponent(() => import("./signed-in-area-BG2JKbYB.js"), "SignedInArea")
});
var forSignedIn = () => signedIn;
var forAnyType = {
	selectUserType: createRoute({
		getParentRoute: forSignedIn,
		path: "/select-user-type",
		component: lazyRouteComponent(() => import("./select-user-type-C4Sazu2m.js"))
	}),
	billing: createRoute({
		getParentRoute: forSignedIn,
		path: "/billing",
		component: lazyRouteComponent(() => import("./billing-CvCpNPHE.js"))
	}),
	alerts: createRoute({
		getParentRoute: forSignedIn,
		path: "/alerts",
		component: lazyRouteComponent(() => import("./alerts-vIlthBJ3.js"))
	}),
	join: createRoute({
		getParentRoute: forSignedIn,
		path: "/join/$token",
		component: lazyRouteComponent(() => import("./join-D3ThemiV.js"))
	}),
	settings: createRoute({
		getParentRoute: forSignedIn,
		path: "/settings",
		component: lazyRouteComponent(() => import("./settings-ByAduA4q.js"))
	})
};
var owner = createRoute({
	getParentRoute,
	id: "owner",
	component: lazyRouteComponent(() => import("./owner-area-DHVId1Nv.js").then((n) => n.n), "OwnerArea")
});
var forOwners = () => owner;
var owners = {
	dashboard: createRoute({
		getParentRoute: forOwners,
		path: "/dashboard",
		component: lazyRouteComponent(() => import("./dashboard-CdydMDKV.js"))
	}),
	documents: createRoute({
		getParentRoute: forOwners,
		path: "/docs",
		component: lazyRouteComponent(() => import("./docs-DQ2d5Twl.js"))
	}),
	document: createRoute({
		getParentRoute: forOwners,
		path: "/docs/$documentId",
		component: lazyRouteComponent(() => import("./doc-B39ax_Dg.js"))
	}),
	newPet: createRoute({
		getParentRoute: forOwners,
		path: "/pets/new",
		component: lazyRouteComponent(() => import("./new-pet-_8WJsQPL.js"))
	}),
	pet: createRoute({
		getParentRoute: forOwners,
		path: "/pets/$petId",
		component: lazyRouteComponent(() => import("./pet-CO8uxgaq.js"))
	}),
	sharing: createRoute({
		getParentRoute: forOwners,
		path: "/pets/$petId/share",
		component: lazyRouteComponent(() => import("./sharing-CMXZkVBu.js"))
	}),
	signWaiver: createRoute({
		getParentRoute: forOwners,
		path: "/waivers/$waiverId",
		component: lazyRouteComponent(() => import("./sign-waiver-BFTkLHKT.js"))
	}),
	editPet: createRoute({
		getParentRoute: forOwners,
		path: "/pets/$petId/edit",
		component: lazyRouteComponent(() => import("./edit-pet-CbnbYNk-.js"))
	}),
	vaccinations: createRoute({
		getParentRoute: forOwners,
		path: "/pets/$petId/vaccinations",
		component: lazyRouteComponent(() => import("./vaccinations-C4GC5tYc.js"))
	})
};
var ownerBare = createRoute({
	getParentRoute,
	id: "owner-bare",
	component: lazyRouteComponent(() => import("./owner-bare-area-BYjJYsCu.js"), "OwnerBareArea")
});
var forOwnersBare = () => ownerBare;
var ownersBare = { badge: createRoute({
	getParentRoute: forOwnersBare,
	path: "/pets/$petId/badge",
	component: lazyRouteComponent(() => import("./badge-CoZ59lLq.js"))
}) };
var business = createRoute({
	getParentRoute,
	id: "business",
	component: lazyRouteComponent(() => import("./business-area-D-O2jzR_.js"), "BusinessArea")
});
var forBusinesses = () => business;
var businesses = {
	today: createRoute({
		getParentRoute: forBusinesses,
		path: "/business",
		component: lazyRouteComponent(() => import("./today-Ey5BbKdv.js"))
	}),
	scan: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/scan",
		component: lazyRouteComponent(() => import("./scan-2wdg8NDh.js"))
	}),
	insight: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/insight",
		component: lazyRouteComponent(() => import("./insight-DcoSbNHh.js").then((n) => n.t))
	}),
	pets: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/pets",
		component: lazyRouteComponent(() => import("./business-pets-BLr_gyw2.js"))
	}),
	pet: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/pets/$petId",
		component: lazyRouteComponent(() => import("./business-pet-Crnu6_LH.js"))
	}),
	placeSettings: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/settings",
		component: lazyRouteComponent(() => import("./place-settings-otuartfI.js"))
	}),
	team: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/team",
		component: lazyRouteComponent(() => import("./team-Ozcn4qbJ.js"))
	}),
	trail: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/trail",
		component: lazyRouteComponent(() => import("./trail-Cf1Icudm.js"))
	}),
	reviews: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/reviews",
		component: lazyRouteComponent(() => import("./reviews-Wxf-rXH-.js"))
	}),
	waivers: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/waivers",
		component: lazyRouteComponent(() => import("./waivers-vcGnPdN7.js"))
	}),
	kiosk: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/waivers/$waiverId/sign",
		component: lazyRouteComponent(() => import("./kiosk-DoUQSq-O.js"))
	}),
	poster: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/poster",
		component: lazyRouteComponent(() => import("./poster-6I8uJ-IV.js"))
	}),
	requirements: createRoute({
		getParentRoute: forBusinesses,
		path: "/business/requirements",
		component: lazyRouteComponent(() => import("./requirements-vPbrrsGm.js"))
	})
};
/** Any address that is not listed goes to the landing page, which may want to know where somebody came from. */
var anythingElse = createRoute({
	getParentRoute,
	path: "$",
	component: ToLanding
});
function ToLanding() {
	return /* @__PURE__ */ jsx(Redirect, {
		to: "/",
		from: window.location.pathname
	});
}
/** Every part of the design system, while the product is being worked on; a build leaves it out. */
var forDevelopers = [];
var routeTree = root.addChildren([
	...Object.values(anyone),
	signedIn.addChildren(Object.values(forAnyType)),
	owner.addChildren(Object.values(owners)),
	ownerBare.addChildren(Object.values(ownersBare)),
	business.addChildren(Object.values(businesses)),
	...forDevelopers,
	anythingElse
]);
// apps/web/src/app/router.tsx
/** The addresses of the app. Each page is its own chunk, loaded when it is first looked at. */
var router = createRouter({
	routeTree,
	defaultErrorComponent: RouteError,
	defaultPendingComponent: () => /* @__PURE__ */ jsx(PageSkeleton, {}),
	scrollRestoration: true
});
// apps/web/src/app/app.tsx
var app_exports = /* @__PURE__ */ __exportAll({ App: () => App });
/** Everything that surrounds the routes. */
function App() {
	return /* @__PURE__ */ jsxs(DataProvider, { children: [/* @__PURE__ */ jsx(RouterProvider, { router }), /* @__PURE__ */ jsx(ToastArea, {})] });
}
export { App, forgetEverything as a, ErrorPanel as i, showToast as n, __exportAll as o, toastQueue as r, app_exports as t };
