import { createContext, use, useCallback, useEffect, useId, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Paperclip, Pencil, RefreshCw, Stamp, Store } from "lucide-react";
// apps/web/src/platform/way/way.tsx
var CurrentWay = createContext({
	path: "/",
	search: "",
	from: void 0,
	go: async () => {},
	prepare: () => {}
});
/** Set once around the pages by whoever follows the addresses. */
function WayProvider({ way, children }) {
	return /* @__PURE__ */ jsx(CurrentWay, {
		value: way,
		children
	});
}
var useWay = () => use(CurrentWay);
// apps/web/src/ui/provider/plain-anchor.tsx
/** The link renderer until the app brings its own. */
function PlainAnchor({ children, ...rest }) {
	return /* @__PURE__ */ jsx("a", {
		...rest,
		children
	});
}
// apps/web/src/ui/provider/ui-provider.tsx
var Surroundings = createContext({
	link: PlainAnchor,
	words: {
		loading: "Loading…",
		optional: "optional",
		show: "Show",
		hide: "Hide",
		showPassword: "Show password",
		hidePassword: "Hide password",
		close: "Close",
		more: "More",
		cancel: "Cancel",
		undo: "Undo",
		tryAgain: "Try again",
		wentWrong: "Something went wrong",
		openCalendar: "Open calendar",
		previousMonth: "Previous month",
		nextMonth: "Next month",
		notifications: "Notifications",
		breadcrumbs: "Breadcrumbs",
		skipToContent: "Skip to main content",
		today: "Today",
		noMatches: "Nothing matches",
		selectRow: "Select",
		selectAll: "Select all"
	},
	direction: "ltr"
});
/** Set once around the app; parts outside of it speak English and follow links the browser's way. */
function UiProvider({ children, ...given }) {
	const outer = use(Surroundings);
	return /* @__PURE__ */ jsx(Surroundings, {
		value: {
			...outer,
			...given
		},
		children
	});
}
/** The words of the reader's language. */
var useWords = () => use(Surroundings).words;
/** Which way a line of text runs. */
var useDirection = () => use(Surroundings).direction;
/** A link that is followed the way the app follows links. */
function Anchor(props) {
	const { link: Link } = use(Surroundings);
	return /* @__PURE__ */ jsx(Link, { ...props });
}
// packages/domain/src/accounts/business-connect-plan.ts
/** The paid plan of businesses, by the month. Source: specification, section 9. */
var businessConnectPlan = {
	priceMinor: 4900,
	currency: "USD",
	trialDays: 14
};
// packages/domain/src/product/product.ts
/** Changing the name here changes it everywhere. */
var productName = "Clearpaw";
var productPromise = "Good to go, wherever you go.";
var contactEmail = "hello@clearpaw.example";
// apps/web/src/platform/words/words.ts
/** The languages the product speaks; the first is complete by definition. */
var languages = ["en"];
/** A noun's texts, one set per language; every language has exactly English's keys, or it does not compile. */
function defineWords(texts) {
	return texts;
}
/**
* The reader's locale, such as en-GB: its language chooses texts, its region the shape of dates. Pages rendered at
* build speak `builtLocale` and turn to the reader's in the moment they wake up.
*/
function useLocale() {
	return useSyncExternalStore(never, ofReader, ofBuild);
}
var builtLocale = "en-US";
var never = () => () => {};
var ofReader = () => readersLocale;
var ofBuild = () => builtLocale;
/** Some systems name locales that Intl refuses ("en-US@posix"); the first one it takes is the reader's. */
var readersLocale = [...navigator.languages, navigator.language].find(isLocale) ?? "en";
function isLocale(text) {
	try {
		return Intl.getCanonicalLocales(text).length === 1;
	} catch {
		return false;
	}
}
/** The texts in the reader's language, else in English. */
function useWordsOf(texts) {
	const wanted = useLocale().split("-")[0];
	return texts[languages.find((known) => known === wanted) ?? "en"] ?? texts.en;
}
// packages/client/src/session/sign-in-error.ts
/** The server's own message where it gave one, else null; screens choose their words. */
var SignInError = class extends Error {
	name = "SignInError";
	status;
	/** What the server said, or null when it did not answer. */
	said;
	/** The server's short name for it, such as `INVALID_TOKEN`. */
	code;
	constructor(status, said, code = null) {
		super(said ?? "The server did not answer.");
		this.status = status;
		this.said = said;
		this.code = code;
	}
};
// packages/client/src/session/auth-calls.ts
/** The identity endpoints, with the cookie as the only thing that is kept. */
var AuthCalls = class {
	#url;
	#fetch;
	constructor(url, fetcher) {
		this.#url = url;
		this.#fetch = (...args) => fetcher(...args);
	}
	async whoAmI() {
		return (await this.#send("GET", "/get-session"))?.user ?? null;
	}
	/** Null where a second step is asked for. */
	async signIn(input) {
		return (await this.#send("POST", "/sign-in/email", input)).user ?? null;
	}
	async secondStep({ code, kind }) {
		const path = kind === "app" ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
		return (await this.#send("POST", path, { code })).user;
	}
	async signUp(input) {
		return (await this.#send("POST", "/sign-up/email", {
			...input,
			name: ""
		})).user;
	}
	async signOut() {
		await this.#send("POST", "/sign-out", {});
	}
	async token() {
		return (await this.#send("GET", "/token")).token;
	}
	/** Any other identity endpoint. */
	request(method, path, body) {
		return this.#send(method, path, body);
	}
	async #send(method, path, body) {
		const init = body === void 0 ? {} : {
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body)
		};
		const request = {
			method,
			credentials: "include",
			keepalive: path === "/sign-out",
			...init
		};
		const response = await this.#fetch(`${this.#url}${path}`, request).catch(() => null);
		if (!response) throw new SignInError(0, null);
		const answer = await response.json().catch(() => null);
		if (response.ok) return answer;
		const { message, code } = Object(answer);
		throw new SignInError(response.status, textOf(message), textOf(code));
	}
};
function textOf(value) {
	return typeof value === "string" ? value : null;
}
// packages/client/src/session/token-keeper.ts
/** A token this close to its end is replaced, so that it does not end on its way. */
var marginMs = 6e4;
/** Keeps the current token in memory; callers at the same moment share one request. */
var TokenKeeper = class {
	#calls;
	#current = null;
	#pending = null;
	constructor(calls) {
		this.#calls = calls;
	}
	async get() {
		if (this.#current && this.#current.endsAt - marginMs > Date.now()) return this.#current.token;
		this.#pending ??= this.#renew().finally(() => {
			this.#pending = null;
		});
		return this.#pending;
	}
	forget() {
		this.#current = null;
		this.#pending = null;
	}
	async #renew() {
		const token = await this.#calls.token().catch(() => null);
		this.#current = token === null ? null : {
			token,
			endsAt: endOf(token)
		};
		return token;
	}
};
/** Reads the end out of the token; a clock that runs ahead only means asking more often. */
function endOf(token) {
	try {
		const payload = token.split(".")[1] ?? "";
		const json = atob(payload.replace(/-/g, "+").replace(/_/g, "/"));
		return (JSON.parse(json).exp ?? 0) * 1e3;
	} catch {
		return 0;
	}
}
// packages/client/src/session/create-session.ts
/** @param authUrl the address of the identity endpoints, such as `/api/auth` */
function createSession(authUrl, fetcher = fetch) {
	const calls = new AuthCalls(authUrl, fetcher);
	const tokens = new TokenKeeper(calls);
	const listeners = /* @__PURE__ */ new Set();
	let state = { ready: false };
	const enter = (user) => {
		tokens.forget();
		state = {
			ready: true,
			uid: user?.id ?? null,
			email: user?.email ?? null
		};
		for (const listener of listeners) listener();
	};
	return {
		state: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		refresh: async () => enter(await calls.whoAmI()),
		async signIn(input) {
			const user = await calls.signIn(input);
			if (user) enter(user);
			return user ? "done" : "second-step";
		},
		secondStep: async (proof) => enter(await calls.secondStep(proof)),
		identity: (method, path, body) => calls.request(method, path, body),
		signUp: async (input) => enter(await calls.signUp(input)),
		async signOut() {
			await calls.signOut();
			enter(null);
		},
		getToken: async () => state.ready && state.uid === null ? null : tokens.get()
	};
}
// apps/web/src/platform/session/tell-tabs.ts
/**
* The cookie is shared by all tabs, so a sign-out or a sign-in in one of them is one for all. A page of somebody who is
* not signed in any more is loaded anew: nothing of theirs stays on the screen or in memory.
*/
function tellTabs(session, { open, reload }) {
	const channel = open();
	if (!channel) return;
	let known;
	session.subscribe(() => {
		const state = session.state();
		if (!state.ready) return;
		if (known !== void 0 && known !== state.uid) channel.postMessage(state.uid);
		known = state.uid;
	});
	channel.onmessage = ({ data }) => {
		if (known === void 0 || known === data) return;
		if (known === null) session.refresh().catch(() => {});
		else reload();
	};
}
// apps/web/src/platform/session/session.ts
var session = createSession("/api/auth");
tellTabs(session, {
	open: () => typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("clearpaw.session"),
	reload: () => location.reload()
});
// apps/web/src/platform/session/use-session.ts
function useSession() {
	return useSyncExternalStore(session.subscribe, session.state, session.state);
}
// apps/web/src/ui/icon/drawing.tsx
/** An SVG that is either named or silent, never half of both. */
function Drawing({ label, children, ...rest }) {
	if (label) return /* @__PURE__ */ jsx("svg", {
		...rest,
		role: "img",
		"aria-label": label,
		children
	});
	return /* @__PURE__ */ jsx("svg", {
		...rest,
		"aria-hidden": "true",
		children
	});
}
// apps/web/src/ui/icon/icon.tsx
/** A Lucide outline in the text's colour. It says nothing by itself: a word or a name stands beside it. */
function Icon({ of: Outline, size = 20, strong = size <= 18, className = "" }) {
	return /* @__PURE__ */ jsx(Outline, {
		size,
		strokeWidth: strong ? 2 : 1.75,
		className: `shrink-0 ${className}`,
		"aria-hidden": "true"
	});
}
// apps/web/src/ui/look/classes.ts
/** Joins class names, leaving out what is not there. */
var classes = (...names) => names.filter(Boolean).join(" ");
// apps/web/src/ui/look/button-look.ts
var base = "relative inline-flex select-none items-center justify-center font-sans font-semibold text-center no-underline transition-[background-color,border-color,box-shadow,transform] duration-150 ease-calm active:translate-y-px active:shadow-none";
var variants = {
	primary: "edge-inset bg-evergreen text-on-evergreen hover:bg-evergreen-hover active:bg-evergreen-press",
	accent: "edge-inset bg-marigold text-on-marigold hover:bg-marigold-hover active:bg-marigold-press",
	secondary: "border border-line-strong bg-surface text-ink hover:bg-sunken",
	quiet: "border border-line bg-surface text-ink shadow-e1 hover:border-line-strong",
	tonal: "bg-evergreen-tint text-evergreen-ink hover:bg-evergreen-tint/75",
	ghost: "text-ink-2 hover:bg-sunken hover:text-ink",
	danger: "edge-inset bg-stop text-on-stop hover:bg-stop-hover active:bg-stop-press",
	warning: "border border-soon-edge text-soon-ink hover:bg-soon/16",
	veil: "bg-surface/65 text-ink hover:bg-surface/85",
	invert: "border border-on-deep/25 bg-on-deep/10 text-on-deep hover:bg-on-deep/16"
};
var sizes$2 = {
	small: "min-h-11 gap-2 px-4 py-2 text-sm leading-5",
	medium: "min-h-12 gap-2.5 px-5 py-2.5 text-base leading-6",
	lead: "min-h-14 gap-2.5 px-6 py-3 text-base leading-6",
	scan: "min-h-16 gap-2.5 px-6 py-4 text-lg leading-7"
};
var corners = {
	small: "rounded-field",
	medium: "rounded-button",
	lead: "rounded-card",
	scan: "rounded-panel"
};
var squares = {
	small: "w-11 px-0",
	medium: "w-12 px-0",
	lead: "w-14 px-0",
	scan: "w-16 px-0"
};
var disabled = "disabled:border disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none disabled:translate-y-0 disabled:cursor-not-allowed";
/** The class names of a button or of a link that looks like one. */
var buttonLook = (shape = {}) => {
	const { variant = "primary", size = "medium", wide, square, round } = shape;
	return classes(base, variants[variant], sizes$2[size], round ? "rounded-full" : corners[size], square && squares[size], wide && "w-full", disabled);
};
// apps/web/src/ui/verdict/glyph.tsx
var glyphs = {
	ok: /* @__PURE__ */ jsx("path", {
		d: "M7.2 12.6 10.4 15.7 17 8.9",
		strokeWidth: "2.7"
	}),
	soon: /* @__PURE__ */ jsxs("g", {
		strokeWidth: "2",
		children: [/* @__PURE__ */ jsx("circle", {
			cx: "12",
			cy: "12",
			r: "6.3"
		}), /* @__PURE__ */ jsx("path", { d: "M12 8.9V12l2.2 1.4" })]
	}),
	stop: /* @__PURE__ */ jsx("path", {
		d: "M8.7 8.7 15.3 15.3M15.3 8.7 8.7 15.3",
		strokeWidth: "2.7"
	}),
	wait: /* @__PURE__ */ jsxs("g", {
		strokeWidth: "2.2",
		children: [/* @__PURE__ */ jsx("circle", {
			cx: "11.2",
			cy: "11.2",
			r: "3.9"
		}), /* @__PURE__ */ jsx("path", { d: "M14.2 14.2 16.6 16.6" })]
	}),
	offline: /* @__PURE__ */ jsxs("g", {
		transform: "translate(4.92 4.92) scale(.59)",
		strokeWidth: "3.4",
		children: [/* @__PURE__ */ jsx("path", { d: "M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52" }), /* @__PURE__ */ jsx("path", { d: "M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20" })]
	})
};
/** What is cut into the shape: check, clock, cross, lens, a signal struck out. */
var glyphOf = (kind) => glyphs[kind];
// apps/web/src/ui/verdict/silhouette.tsx
var octagon = "M7.6 1h8.8L23 7.6v8.8L16.4 23H7.6L1 16.4V7.6Z";
var roundedSquare = /* @__PURE__ */ jsx("rect", {
	x: "1.6",
	y: "1.6",
	width: "20.8",
	height: "20.8",
	rx: "6.6"
});
var silhouettes = {
	ok: /* @__PURE__ */ jsx("circle", {
		cx: "12",
		cy: "12",
		r: "11"
	}),
	soon: roundedSquare,
	offline: roundedSquare,
	stop: /* @__PURE__ */ jsx("path", {
		d: octagon,
		strokeLinejoin: "round"
	}),
	wait: /* @__PURE__ */ jsx("path", { d: "M10.9 .9a1.6 1.6 0 0 1 2.2 0l10 10a1.6 1.6 0 0 1 0 2.2l-10 10a1.6 1.6 0 0 1-2.2 0l-10-10a1.6 1.6 0 0 1 0-2.2Z" })
};
/** The outline alone: five shapes that differ without their colour. */
var silhouetteOf = (kind) => silhouettes[kind];
// apps/web/src/ui/verdict/verdict-shape.tsx
/** A verdict by its silhouette: circle, rounded square, octagon, diamond. */
function VerdictShape({ kind, size = 22, label, ground = "page", className }) {
	const onScreen = ground === "screen";
	return /* @__PURE__ */ jsxs(Drawing, {
		label,
		width: size,
		height: size,
		viewBox: "0 0 24 24",
		"data-verdict": kind,
		className: classes("shrink-0 overflow-visible", className),
		children: [/* @__PURE__ */ jsx("g", {
			className: onScreen ? "fill-on-verdict-screen" : "fill-verdict stroke-verdict-edge",
			strokeWidth: onScreen ? 0 : 1.2,
			children: silhouetteOf(kind)
		}), /* @__PURE__ */ jsx("g", {
			className: onScreen ? "stroke-verdict-screen text-verdict-screen" : "stroke-on-verdict text-on-verdict",
			fill: "none",
			strokeLinecap: "round",
			strokeLinejoin: "round",
			children: glyphOf(kind)
		})]
	});
}
// apps/web/src/ui/verdict/verdict-tag.tsx
var grounds$1 = {
	tint: "bg-verdict-tint",
	surface: "bg-surface shadow-e2",
	"picture-when-wide": "bg-verdict-tint md:h-8.5 md:bg-surface md:text-[0.9375rem] md:shadow-e2"
};
/** Shape and word together, 30 px high: the way a verdict is said everywhere but at the door. */
function VerdictTag({ kind, ground = "tint", size = "medium", children }) {
	const large = size === "large";
	return /* @__PURE__ */ jsxs("span", {
		"data-verdict": kind,
		className: classes("inline-flex items-center whitespace-nowrap rounded-full font-[650] text-verdict-ink", large ? "h-10 gap-2.5 ps-2.5 pe-4.5 text-base leading-6" : "h-7.5 gap-2 ps-1.5 pe-3 text-sm leading-5", grounds$1[ground]),
		children: [/* @__PURE__ */ jsx(VerdictShape, {
			kind,
			size: large ? 24 : 18
		}), children]
	});
}
// apps/web/src/ui/portrait/coats.ts
var rose = "#DB8D83";
var coats = {
	golden: {
		coat: "#E2A04B",
		shade: "#CB8637",
		light: "#FAE8C8",
		ear: "#B9702A"
	},
	biscuit: {
		coat: "#EDCB95",
		shade: "#DBB274",
		light: "#FDF4E2",
		ear: "#D09D5A"
	},
	chestnut: {
		coat: "#A9582D",
		shade: "#8C4521",
		light: "#F6DDBD",
		ear: "#7B3A1B"
	},
	cocoa: {
		coat: "#6E4935",
		shade: "#583827",
		light: "#CFA277",
		ear: "#4A2D1F",
		rim: "#97664C",
		nose: "#20110B"
	},
	charcoal: {
		coat: "#454C49",
		shade: "#343A38",
		light: "#F0EBDF",
		ear: "#2B302E",
		rim: "#6E7774",
		nose: "#101312"
	},
	"black-and-tan": {
		coat: "#383E41",
		shade: "#292E31",
		light: "#BE8142",
		ear: "#22272A",
		mark: "#BE8142",
		rim: "#666F73",
		nose: "#101213"
	},
	white: {
		coat: "#F7F2E7",
		shade: "#E3DACA",
		light: "#FFFEFB",
		ear: "#D3BE9D",
		mark: "#D3BE9D"
	},
	grey: {
		coat: "#A7ADA8",
		shade: "#8B928E",
		light: "#F4F2EA",
		ear: "#757D7A",
		mark: "#757D7A"
	},
	"slate-tabby": {
		coat: "#93A0A2",
		shade: "#76858A",
		light: "#F3F4EF",
		ear: "#E6A69D",
		mark: "#5D6B70",
		nose: rose
	},
	ginger: {
		coat: "#EBA05A",
		shade: "#D5843F",
		light: "#FDEFD9",
		ear: "#E5A79E",
		mark: "#C56E2B",
		nose: "#DB7A6D"
	},
	tuxedo: {
		coat: "#3B4245",
		shade: "#2A3033",
		light: "#FAF6ED",
		ear: "#E6A69D",
		nose: rose
	},
	"cream-point": {
		coat: "#F5E5C9",
		shade: "#E3CBA3",
		light: "#FFFBF2",
		ear: "#8C6A53",
		mark: "#B39A80",
		nose: "#CC8479"
	},
	calico: {
		coat: "#F8EFE1",
		shade: "#E5D6C1",
		light: "#FFFEFB",
		ear: "#EBA79F",
		mark: "#E59B4B",
		nose: rose
	},
	fawn: {
		coat: "#D2A97F",
		shade: "#B98D62",
		light: "#FDF3E4",
		ear: "#E9B4AB",
		nose: "#C87E74"
	},
	snow: {
		coat: "#F8F4EB",
		shade: "#E2DACB",
		light: "#FFFFFF",
		ear: "#EFC3BB",
		nose: "#E09C94"
	},
	sable: {
		coat: "#7E5E48",
		shade: "#634834",
		light: "#FAEFDD",
		ear: "#E9B4AB",
		mark: "#6D5040",
		nose: "#DB968C"
	},
	champagne: {
		coat: "#D9B58C",
		shade: "#BF976A",
		light: "#FFF8EA",
		ear: "#EFBFB2",
		mark: "#C39C70",
		nose: "#DB968C"
	},
	leaf: {
		coat: "#7FB069",
		shade: "#659453",
		light: "#F6E7A6",
		ear: "#5D8C4C",
		mark: "#E9C46A",
		nose: "#E8B45C"
	},
	cloud: {
		coat: "#8FB3C9",
		shade: "#7398AF",
		light: "#F5F4EC",
		ear: "#6A8CA3",
		mark: "#F3EBD2",
		nose: "#D9B48A"
	},
	sun: {
		coat: "#F0CB5E",
		shade: "#DBB044",
		light: "#FBF0C9",
		ear: "#E2B64A",
		mark: "#E8945A",
		nose: "#E39A6B"
	},
	moss: {
		coat: "#8E9B62",
		shade: "#737F4C",
		light: "#E4DDB1",
		ear: "#6D7947",
		mark: "#66723F"
	},
	sand: {
		coat: "#D8B27A",
		shade: "#BE965D",
		light: "#F5E6C6",
		ear: "#B98F57",
		mark: "#B78A52"
	},
	bay: {
		coat: "#9A5B38",
		shade: "#7E482A",
		light: "#F7EBDD",
		ear: "#3A2A22",
		rim: "#BC8465",
		nose: "#4A3026"
	},
	dapple: {
		coat: "#B9BDB9",
		shade: "#9DA29E",
		light: "#F7F5EE",
		ear: "#646C69",
		nose: "#5A5F5C"
	}
};
/** Looks a coat up as the plain shape, so that optional planes read as absent. */
var coatOf = (name) => coats[name];
// apps/web/src/ui/portrait/drawing/both-sides.tsx
/** Draws the left half as it is and once more, mirrored about the middle of the box. */
function BothSides({ children }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [children, /* @__PURE__ */ jsx("g", {
		transform: "matrix(-1 0 0 1 240 0)",
		children
	})] });
}
// apps/web/src/ui/portrait/drawing/head.ts
/** The ink of eyes and mouths. */
var ink = "#17211D";
// apps/web/src/ui/portrait/drawing/face.tsx
/** Two ink dots without white; on a dark coat each has a lighter rim. */
function DotEyes({ y, apart, rim, size = [6.8, 8] }) {
	const [rx, ry] = size;
	return [120 - apart, 120 + apart].map((x) => /* @__PURE__ */ jsx("ellipse", {
		cx: x,
		cy: y,
		rx: rim ? rx + 1.3 : rx,
		ry: rim ? ry + 1.3 : ry,
		fill: ink,
		stroke: rim,
		strokeWidth: rim ? 2.6 : 0
	}, x));
}
/** One stroke down from the nose, parting into a calm smile. */
function Mouth({ from, fall, width, depth, stroke = 3.8 }) {
	const y = from + fall;
	const rise = y - fall * .36;
	const half = (side) => `C${120 + side * width * .14} ${y + depth} ${120 + side * width * .8} ${y + depth} ${120 + side * width} ${rise}`;
	return /* @__PURE__ */ jsx("path", {
		d: `M120 ${from}V${y}${half(-1)}M120 ${y}${half(1)}`,
		fill: "none",
		stroke: ink,
		strokeWidth: stroke,
		strokeLinecap: "round",
		strokeLinejoin: "round"
	});
}
/** A rounded triangle, flat on top. */
function Nose({ top, width, height, colour = ink }) {
	const w = width / 2;
	const shoulder = top + height * .3;
	return /* @__PURE__ */ jsx("path", {
		d: `M${120 - w} ${shoulder}C${120 - w} ${top + .06 * height} ${120 - w * .5} ${top} 120 ${top}C${120 + w * .5} ${top} ${120 + w} ${top + .06 * height} ${120 + w} ${shoulder}C${120 + w} ${top + height * .68} ${120 + w * .56} ${top + height} 120 ${top + height}C${120 - w * .56} ${top + height} ${120 - w} ${top + height * .68} ${120 - w} ${shoulder}Z`,
		fill: colour
	});
}
// apps/web/src/ui/portrait/drawing/symmetric-path.ts
var mirrored = ([x, y]) => [240 - x, y];
var written = (points) => points.map(([x, y]) => `${x} ${y}`).join(" ");
/** The points of a path of one move and cubic curves, in order. */
var pointsOf = (half) => {
	const numbers = (half.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
	const points = [];
	for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
	return points;
};
/** Closes the right half of a face, drawn from its top to its chin, with its mirror image about x = 120. */
var symmetricPath = (half) => {
	return `${half} C${written(pointsOf(half).reverse().slice(1).map(mirrored))}Z`;
};
// apps/web/src/ui/portrait/drawing/bird-head.tsx
var head$7 = symmetricPath("M120 44 C162 44 184 74 184 112 C184 152 156 176 120 176");
var crest = "M104 52C96 36 98 20 108 10C110 20 114 26 119 30C120 20 126 12 136 8C134 20 136 34 140 50Z";
var shade$7 = "M150 40C176 78 176 132 146 180H210V40Z";
var face = symmetricPath("M120 84 C140 80 168 92 168 122 C168 150 146 166 120 166");
var beak = symmetricPath("M120 106 C134 106 141 113 141 121 C141 134 131 142 120 152");
var lower = symmetricPath("M120 140 C128 140 133 143 132 148 C131 156 126 160 120 160");
/** A parrot-like head: the beak takes the place of nose and mouth. */
function BirdHead({ coat, clip }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("path", {
			d: crest,
			fill: coat.ear
		}),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head$7 })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head$7,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [/* @__PURE__ */ jsx("path", {
				d: shade$7,
				fill: coat.shade
			}), /* @__PURE__ */ jsx("path", {
				d: face,
				fill: coat.light
			})]
		}),
		/* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("ellipse", {
			cx: "78",
			cy: "136",
			rx: "13",
			ry: "10.6",
			fill: coat.mark
		}) }),
		/* @__PURE__ */ jsx("path", {
			d: lower,
			fill: "#8A5D33"
		}),
		/* @__PURE__ */ jsx("path", {
			d: beak,
			fill: coat.nose
		}),
		/* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("circle", {
			cx: "113.6",
			cy: "114.6",
			r: "2.1",
			fill: "#7A4E29"
		}) }),
		/* @__PURE__ */ jsx(DotEyes, {
			y: 104,
			apart: 36,
			size: [7.2, 8.6]
		})
	] });
}
// apps/web/src/ui/portrait/drawing/builds.ts
var builds = {
	dog: {
		neck: 44,
		shoulder: 95,
		drop: 0
	},
	cat: {
		neck: 39,
		shoulder: 82,
		drop: 4.4
	},
	rabbit: {
		neck: 36,
		shoulder: 78,
		drop: 3
	},
	ferret: {
		neck: 41,
		shoulder: 66,
		drop: 2.3
	},
	bird: {
		neck: 46,
		shoulder: 80,
		drop: 4
	},
	reptile: {
		neck: 38,
		shoulder: 84,
		drop: 2
	},
	small_mammal: {
		neck: 44,
		shoulder: 82,
		drop: 5
	},
	horse: {
		neck: 38,
		shoulder: 90,
		drop: 10
	}
};
/** The build of a kind of animal. */
var buildOf = (species) => builds[species];
// apps/web/src/ui/portrait/drawing/cat-marking.tsx
function Stripes({ colour }) {
	return /* @__PURE__ */ jsxs("g", {
		stroke: colour,
		fill: "none",
		strokeLinecap: "round",
		children: [/* @__PURE__ */ jsx("path", {
			d: "M119.8 38V75",
			strokeWidth: "7.8"
		}), /* @__PURE__ */ jsxs(BothSides, { children: [/* @__PURE__ */ jsx("path", {
			d: "M98.4 40 104 71",
			strokeWidth: "7.8"
		}), /* @__PURE__ */ jsx("path", {
			d: "M46 115.6 71 120M40 132.8H73",
			strokeWidth: "6"
		})] })]
	});
}
/** What lies on a cat's face, inside the head's outline. */
function CatMarking({ marking, coat }) {
	switch (marking) {
		case "tabby": return /* @__PURE__ */ jsx(Stripes, { colour: coat.mark });
		case "point": return /* @__PURE__ */ jsx("path", {
			d: "M120 84C145 84 157 95 161 112C163 128 160 142 156 152H84C80 142 77 128 79 112C83 95 95 84 120 84Z",
			fill: coat.mark
		});
		case "calico": return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("path", {
			d: "M124 30C124 62 134 96 160 108C178 114 196 108 204 92L190 36Z",
			fill: coat.mark
		}), /* @__PURE__ */ jsx("path", {
			d: "M50 101C50 76 64 52 96 44C102 48 106 53 106 58C104 82 84 102 50 101Z",
			fill: "#4A413B"
		})] });
		default: return null;
	}
}
// apps/web/src/ui/portrait/drawing/cat-head.tsx
var head$6 = symmetricPath("M120 44 C162 44 190 72 190 110 C190 121 197 129 195 137 C182 140 177 150 167 157 C154 167 137 173 120 173");
var muzzle$2 = symmetricPath("M120 125.4 C127 118 158 117 158 149 C158 168 140 176.6 120 176.6");
var ear$1 = "M54 104C46 74 44 40 48 20C49 13 57 12 62 16C80 29 98 46 106 62Z";
var earInside$1 = "M57.6 33.6C67 39 74 46 80.4 53.6C70 58 63 65 58.6 74.5C55.6 60 55.6 47 57.6 33.6Z";
var iris = "M74.7 112.3C79 98 100 93.6 109.3 103.7C107 118 86.6 123 74.7 112.3Z";
var shade$6 = "M160 46C180 82 178 130 152 176L210 176V46Z";
/** Only a point cat's ears are dark; inside they are a tone between ear and rose. */
var earsOf = (marking, coat) => marking === "point" ? {
	outside: coat.ear,
	inside: "#A98268"
} : {
	outside: coat.coat,
	inside: coat.ear
};
function CatHead({ look, coat, clip }) {
	const { outside, inside } = earsOf(look.marking, coat);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(BothSides, { children: [/* @__PURE__ */ jsx("path", {
			d: ear$1,
			fill: outside
		}), /* @__PURE__ */ jsx("path", {
			d: earInside$1,
			fill: inside
		})] }),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head$6 })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head$6,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [/* @__PURE__ */ jsx("path", {
				d: shade$6,
				fill: coat.shade
			}), /* @__PURE__ */ jsx(CatMarking, {
				marking: look.marking,
				coat
			})]
		}),
		/* @__PURE__ */ jsxs(BothSides, { children: [/* @__PURE__ */ jsx("path", {
			d: iris,
			fill: look.eyes
		}), /* @__PURE__ */ jsx("ellipse", {
			cx: "92",
			cy: "108",
			rx: "5.6",
			ry: "10.4",
			fill: ink
		})] }),
		/* @__PURE__ */ jsx("path", {
			d: muzzle$2,
			fill: look.marking === "point" ? "#F7EAD3" : coat.light
		}),
		/* @__PURE__ */ jsx(Mouth, {
			from: 142,
			fall: 9.5,
			width: 19,
			depth: 8,
			stroke: 3.5
		}),
		/* @__PURE__ */ jsx(Nose, {
			top: 130,
			width: 18.6,
			height: 13,
			colour: coat.nose
		})
	] });
}
// apps/web/src/ui/portrait/drawing/dog-ears.tsx
var floppy = "M76 44C48 28 22 44 16 82C12 112 20 150 42 154C64 158 70 126 73 102C75 84 86 62 76 44Z";
var upright = "M66 92C50 62 42 26 46 8C47 2 54 1 59 5C80 19 98 38 106 56Z";
var uprightInside = "M57 22C65 26 72 32 77.4 38.7C70 43 66 48 63 55.5C58.5 44 56.5 33 57 22Z";
var folded = "M93.6 43.6C84 36 72 28 62 25C58 24 55 25 52 27C40 38 33 54 34 66C34.4 72 35.6 76 37.4 79.7C52 77 78 66 93.6 43.6Z";
/** Upright ears grow behind the forehead. */
function DogEarsBehind({ ears, coat }) {
	if (ears !== "upright") return null;
	return /* @__PURE__ */ jsxs(BothSides, { children: [/* @__PURE__ */ jsx("path", {
		d: upright,
		fill: coat.coat
	}), /* @__PURE__ */ jsx("path", {
		d: uprightInside,
		fill: coat.ear
	})] });
}
/** Floppy and folded ears hang in front of the cheeks. */
function DogEarsOver({ ears, coat }) {
	if (ears === "upright") return null;
	return /* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("path", {
		d: ears === "folded" ? folded : floppy,
		fill: coat.ear
	}) });
}
// apps/web/src/ui/portrait/drawing/dog-marking.tsx
var blaze$3 = "M112 20C106 42 108 62 109 78C109.4 92 103 102 94 110H146C137 102 130.6 92 131 78C132 62 134 42 128 20Z";
var patch = "M128 20C122 40 123 58 124.5 74C126 92 132 106 140 114C152 123 172 121 181 108L204 60L160 6Z";
var mask$1 = "M120 84C114 74 104 70 94 71C80 72 71 82 71 96C71 110 82 120 96 120L144 120C158 120 169 110 169 96C169 82 160 72 146 71C136 70 126 74 120 84Z";
/** What lies on the forehead, inside the head's outline. */
function DogMarking({ marking, coat }) {
	if (marking === "patch") return /* @__PURE__ */ jsx("path", {
		d: patch,
		fill: coat.mark ?? coat.ear
	});
	if (marking === "mask") return /* @__PURE__ */ jsx("path", {
		d: mask$1,
		fill: coat.mark ?? coat.ear
	});
	if (marking === "none") return null;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("path", {
		d: blaze$3,
		fill: coat.light
	}), marking === "tan" && /* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("ellipse", {
		cx: "95",
		cy: "71.5",
		rx: "8",
		ry: "5.3",
		transform: "rotate(-14 95 71.5)",
		fill: "#C5863F"
	}) })] });
}
// apps/web/src/ui/portrait/drawing/dog-head.tsx
var head$5 = symmetricPath("M120 26 C164 26 184 52 184 86 C184 110 173 122 167 140 C161 162 144 176 120 176");
var muzzle$1 = symmetricPath("M120 100 C143 100 159 120 159 143 C159 165 142 177 120 177");
var shade$5 = "M146 20C168 54 170 120 138 180L200 184L206 20Z";
function DogHead({ look, coat, clip }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(DogEarsBehind, {
			ears: look.ears,
			coat
		}),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head$5 })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head$5,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [/* @__PURE__ */ jsx("path", {
				d: shade$5,
				fill: coat.shade
			}), /* @__PURE__ */ jsx(DogMarking, {
				marking: look.marking,
				coat
			})]
		}),
		/* @__PURE__ */ jsx("path", {
			d: muzzle$1,
			fill: coat.light
		}),
		look.tongue && /* @__PURE__ */ jsx("path", {
			d: "M107.8 151H132.2C132.2 159 127 165.6 120 165.6C113 165.6 107.8 159 107.8 151Z",
			fill: "#E2817A"
		}),
		/* @__PURE__ */ jsx(Mouth, {
			from: 135,
			fall: 12,
			width: 23.4,
			depth: 9.6
		}),
		/* @__PURE__ */ jsx(Nose, {
			top: 111,
			width: 34,
			height: 25,
			colour: coat.nose
		}),
		/* @__PURE__ */ jsx(DotEyes, {
			y: 92,
			apart: 27,
			rim: coat.rim
		}),
		/* @__PURE__ */ jsx(DogEarsOver, {
			ears: look.ears,
			coat
		})
	] });
}
// apps/web/src/ui/portrait/drawing/ferret-head.tsx
var head$4 = symmetricPath("M120 40 C160 40 182 64 182 96 C182 120 166 132 154 148 C146 162 136 170 120 170");
var crown = "M50 84Q72 74 87.3 79C96 64 107 56.6 120 56.6C133 56.6 144 64 152.7 79Q168 74 190 84V20H50Z";
var mask = "M50 100C62 88 76 83.6 88 86C103 89.6 107 103.8 120 103.8C133 103.8 137 89.6 152 86C164 83.6 178 88 190 100L178 121.3C168 126 156 126.6 146 122C138 118.4 130 116.2 120 116.2C110 116.2 102 118.4 94 122C84 126.6 72 126 62 121.3Z";
var shade$4 = "M150 30C182 74 178 120 142 176H204V30Z";
/** A light's own shade: the face is the light plane here, so its cut is a step of the light. */
var lightShade = "#E9DAC0";
function FerretHead({ coat, clip }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(BothSides, { children: [/* @__PURE__ */ jsx("circle", {
			cx: "67",
			cy: "64",
			r: "20",
			fill: coat.coat
		}), /* @__PURE__ */ jsx("circle", {
			cx: "70",
			cy: "66",
			r: "11.6",
			fill: coat.ear
		})] }),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head$4 })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head$4,
			fill: coat.light
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [
				/* @__PURE__ */ jsx("path", {
					d: shade$4,
					fill: lightShade
				}),
				/* @__PURE__ */ jsx("path", {
					d: crown,
					fill: coat.coat
				}),
				/* @__PURE__ */ jsx("path", {
					d: mask,
					fill: coat.mark
				})
			]
		}),
		/* @__PURE__ */ jsx(Mouth, {
			from: 143,
			fall: 9.6,
			width: 17.4,
			depth: 8,
			stroke: 3.6
		}),
		/* @__PURE__ */ jsx(Nose, {
			top: 126,
			width: 22.4,
			height: 18,
			colour: coat.nose
		}),
		/* @__PURE__ */ jsx(DotEyes, {
			y: 104,
			apart: 28.6
		})
	] });
}
// apps/web/src/ui/portrait/drawing/horse-head.tsx
var head$3 = symmetricPath("M120 34 C148 34 166 50 170 76 C173 100 163 122 160 146 C157 174 142 188 120 188");
var blaze$2 = "M114 40C108 60 112 92 114 112C115 124 112 132 108 140H132C128 132 125 124 126 112C128 92 132 60 126 40Z";
var muzzle = symmetricPath("M120 138 C146 138 158 150 157 166 C156 184 142 193 120 193");
var shade$3 = "M140 26C162 62 164 140 138 198H204V26Z";
var ear = "M78 62C66 44 64 22 70 6C72 1 77 1 80 5C92 18 100 34 102 48Z";
var earInside = "M75 20C82 27 88 36 91 44C86 46 81 50 79 54C75 44 73 32 75 20Z";
var forelock = "M98 34C108 24 134 24 142 34C136 44 138 62 128 78C124 70 122 66 118 62C116 70 112 76 106 80C106 64 98 50 98 34Z";
/** A horse: long nose, small ears, a forelock between them. */
function HorseHead({ coat, clip }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(BothSides, { children: [/* @__PURE__ */ jsx("path", {
			d: ear,
			fill: coat.coat
		}), /* @__PURE__ */ jsx("path", {
			d: earInside,
			fill: coat.ear
		})] }),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head$3 })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head$3,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [/* @__PURE__ */ jsx("path", {
				d: shade$3,
				fill: coat.shade
			}), /* @__PURE__ */ jsx("path", {
				d: blaze$2,
				fill: coat.light
			})]
		}),
		/* @__PURE__ */ jsx("path", {
			d: muzzle,
			fill: coat.light
		}),
		/* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("ellipse", {
			cx: "102",
			cy: "160",
			rx: "4.6",
			ry: "6",
			transform: "rotate(18 102 160)",
			fill: ink
		}) }),
		/* @__PURE__ */ jsx("path", {
			d: "M100 177C108 184 132 184 140 177",
			fill: "none",
			stroke: ink,
			strokeWidth: "3.6",
			strokeLinecap: "round"
		}),
		/* @__PURE__ */ jsx("path", {
			d: forelock,
			fill: coat.ear
		}),
		/* @__PURE__ */ jsx(DotEyes, {
			y: 94,
			apart: 33,
			rim: coat.rim
		})
	] });
}
// apps/web/src/ui/portrait/drawing/paw-mark.tsx
/** For an animal without a drawing: the print of a paw, in ink on its blanket. */
function PawMark() {
	return /* @__PURE__ */ jsxs("g", {
		className: "fill-ink",
		opacity: "0.82",
		children: [
			/* @__PURE__ */ jsx("ellipse", {
				cx: "64",
				cy: "122",
				rx: "17",
				ry: "23",
				transform: "rotate(-24 64 122)"
			}),
			/* @__PURE__ */ jsx("ellipse", {
				cx: "101",
				cy: "84",
				rx: "18",
				ry: "25",
				transform: "rotate(-7 101 84)"
			}),
			/* @__PURE__ */ jsx("ellipse", {
				cx: "143",
				cy: "84",
				rx: "18",
				ry: "25",
				transform: "rotate(9 143 84)"
			}),
			/* @__PURE__ */ jsx("ellipse", {
				cx: "178",
				cy: "124",
				rx: "17",
				ry: "23",
				transform: "rotate(25 178 124)"
			}),
			/* @__PURE__ */ jsx("path", { d: "M121 128C146 128 168 156 168 178C168 194 156 202 143 199C135 197 128 195 121 195C114 195 107 197 99 199C86 202 74 194 74 178C74 156 96 128 121 128Z" })
		]
	});
}
// apps/web/src/ui/portrait/drawing/rabbit-ears.tsx
var up = "M92 84C70 62 54 8 72 -8C92 -20 116 30 114 78Z";
var upInside = "M77 6C90 2 101 34 104 56Q96 58 89.5 61.5C80 46 70 16 77 6Z";
var bent = "M148 84C158 74 166 54 170 28L148 2C136 22 124 50 126 78Z";
var bentInside = "M149 14C141 26 135 42 134.5 56L147.5 60C151 46 153 28 149 14Z";
var flap = "M148 1C158 -4 172 -4 183 2C200 11 210 33 211 47C211 56 203 58 197 53C186 43 178 35 168 29L154 22C147 17 146 8 148 1Z";
var lop = "M90 59C77 49 60 49 48 57C34 67 28 90 28 116C28 142 36 165 49 166C60 166 66 152 70 136C73 118 76 104 84 88C92 74 93 66 90 59Z";
/** Ears that stand grow behind the forehead. */
function RabbitEarsBehind({ ears, coat }) {
	if (ears === "lop") return null;
	const standing = /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("path", {
		d: up,
		fill: coat.coat
	}), /* @__PURE__ */ jsx("path", {
		d: upInside,
		fill: coat.ear
	})] });
	if (ears === "up") return /* @__PURE__ */ jsx(BothSides, { children: standing });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		standing,
		/* @__PURE__ */ jsx("path", {
			d: bent,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsx("path", {
			d: bentInside,
			fill: coat.ear
		}),
		/* @__PURE__ */ jsx("path", {
			d: flap,
			fill: coat.shade
		})
	] });
}
/** Lop ears hang in front of the cheeks. */
function RabbitEarsOver({ ears, coat }) {
	if (ears !== "lop") return null;
	return /* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("path", {
		d: lop,
		fill: coat.shade
	}) });
}
// apps/web/src/ui/portrait/drawing/rabbit-head.tsx
var head$2 = symmetricPath("M120 54 C158 54 180 82 180 116 C180 152 154 174 120 174");
var blaze$1 = "M112 50C107 66 108 82 110 98C111 112 105 124 97 131H143C135 124 129 112 130 98C132 82 133 66 128 50Z";
var shade$2 = "M156 50C174 84 172 130 148 178L206 178V50Z";
function RabbitHead({ look, coat, clip }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(RabbitEarsBehind, {
			ears: look.ears,
			coat
		}),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head$2 })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head$2,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [/* @__PURE__ */ jsx("path", {
				d: shade$2,
				fill: coat.shade
			}), /* @__PURE__ */ jsx("path", {
				d: blaze$1,
				fill: coat.light
			})]
		}),
		/* @__PURE__ */ jsx("ellipse", {
			cx: "120",
			cy: "161",
			rx: "16",
			ry: "12.4",
			fill: coat.light
		}),
		/* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("ellipse", {
			cx: "103",
			cy: "150.4",
			rx: "24",
			ry: "21",
			fill: coat.light
		}) }),
		/* @__PURE__ */ jsx(Mouth, {
			from: 142,
			fall: 11,
			width: 14,
			depth: 7,
			stroke: 3.5
		}),
		/* @__PURE__ */ jsx(Nose, {
			top: 130,
			width: 20,
			height: 13,
			colour: coat.nose
		}),
		/* @__PURE__ */ jsx(DotEyes, {
			y: 114,
			apart: 34,
			size: [7.4, 9]
		}),
		/* @__PURE__ */ jsx(RabbitEarsOver, {
			ears: look.ears,
			coat
		})
	] });
}
// apps/web/src/ui/portrait/drawing/reptile-head.tsx
var head$1 = symmetricPath("M120 62 C142 62 156 58 170 66 C192 78 198 104 190 126 C182 152 156 174 120 174");
var jaw = symmetricPath("M120 136 C150 136 176 128 194 112 C192 152 158 178 120 178");
var shade$1 = "M158 50C178 86 176 132 142 182H212V50Z";
/** A gecko's wide head: eyes far out with a light rim, one long calm mouth. */
function ReptileHead({ coat, clip }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("circle", {
			cx: "74",
			cy: "88",
			r: "22",
			fill: coat.coat
		}) }),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head$1 })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head$1,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [/* @__PURE__ */ jsx("path", {
				d: shade$1,
				fill: coat.shade
			}), /* @__PURE__ */ jsx("path", {
				d: jaw,
				fill: coat.light
			})]
		}),
		/* @__PURE__ */ jsxs("g", {
			fill: coat.mark,
			children: [/* @__PURE__ */ jsx("ellipse", {
				cx: "120",
				cy: "78",
				rx: "9",
				ry: "6.4"
			}), /* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("ellipse", {
				cx: "106",
				cy: "94",
				rx: "5",
				ry: "4"
			}) })]
		}),
		/* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("ellipse", {
			cx: "112.4",
			cy: "122",
			rx: "1.9",
			ry: "2.4",
			fill: ink
		}) }),
		/* @__PURE__ */ jsx("path", {
			d: "M90 142C102 151 110 153 120 153C130 153 138 151 150 142",
			fill: "none",
			stroke: ink,
			strokeWidth: "3.6",
			strokeLinecap: "round"
		}),
		/* @__PURE__ */ jsx(DotEyes, {
			y: 94,
			apart: 44,
			rim: coat.light
		})
	] });
}
// apps/web/src/ui/portrait/drawing/torso.ts
var n = (value) => String(Math.round(value * 100) / 100);
var at = (x, y) => `${n(120 + x)} ${n(y)}`;
/** Every plane below the head, as paths. Shoulders leave the box below, so the planes go on to y = 320. */
var torsoOf = ({ neck, shoulder, drop }) => {
	const top = 190 + drop;
	const start = neck + 2.6;
	const width = shoulder - start;
	const outer = [
		start + width * .235,
		start + width * .81,
		shoulder + 3,
		shoulder + 4
	];
	const down = (side) => `C${at(side * outer[0], top + 13)} ${at(side * outer[1], top + 24)} ${at(side * shoulder, 239)} C${at(side * outer[2], 250)} ${at(side * outer[3], 270)} ${at(side * outer[3], 320)}`;
	const up = `C${at(outer[3], 270)} ${at(outer[2], 250)} ${at(shoulder, 239)} C${at(outer[1], top + 24)} ${at(outer[0], top + 13)} ${at(start, top)}`;
	const cut = neck * .55;
	const collarTop = 174 + drop;
	return {
		neck: `M${at(-neck, 128)} L${at(neck, 128)} L${at(neck, top + 8)} L${at(-neck, top + 8)}Z`,
		neckShade: `M${at(cut, 128)} L${at(neck, 128)} L${at(neck, top + 8)} L${at(cut, top + 8)}Z`,
		body: `M${at(-start, top)} ${down(-1)} L${at(outer[3], 320)} ${up}Z`,
		bodyShade: `M${at(start, top)} L${at(neck * .74, top + 1)} C${at(neck * .98, top + 15)} ${at(neck * 1.16, top + 32)} ${at(neck * 1.17, 240)} L${at(neck * 1.17, 320)} L${at(outer[3], 320)} ${up}Z`,
		bib: `M${at(-neck * .46, top + 5)} C${at(-neck * .68, top + 15)} ${at(-neck * .77, top + 31)} ${at(-neck * .77, 241)} L${at(-neck * .72, 320)} L${at(neck * .72, 320)} L${at(neck * .77, 241)} C${at(neck * .77, top + 31)} ${at(neck * .68, top + 15)} ${at(neck * .46, top + 5)}Z`,
		collar: `M${at(-neck, collarTop)} Q${at(0, collarTop + 18)} ${at(neck, collarTop)} L${at(neck, collarTop + 13)} L${at(neck + 3, collarTop + 16)} Q${at(0, collarTop + 40)} ${at(-neck - 3, collarTop + 16)} L${at(-neck, collarTop + 13)}Z`,
		collarShade: `M${at(cut, collarTop + 6.3)} Q${at(neck * .775, collarTop + 4)} ${at(neck, collarTop)} L${at(neck, collarTop + 13)} L${at(neck + 3, collarTop + 16)} Q${at(.757 * (neck + 3), collarTop + 21.8)} ${at(cut, collarTop + 24.8)}Z`
	};
};
// apps/web/src/ui/portrait/drawing/shoulders.tsx
var collars$1 = {
	evergreen: {
		band: "#1F6B52",
		shade: "#17513E"
	},
	clay: {
		band: "#C5533D",
		shade: "#A2412E"
	},
	marigold: {
		band: "#F2B02A",
		shade: "#D9951A"
	}
};
/** Neck, shoulders, bib and collar: three planes and a band. */
function Shoulders({ build, coat, collar }) {
	const torso = torsoOf(build);
	const { band, shade } = collars$1[collar];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("path", {
			d: torso.neck,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsx("path", {
			d: torso.neckShade,
			fill: coat.shade
		}),
		/* @__PURE__ */ jsx("path", {
			d: torso.body,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsx("path", {
			d: torso.bodyShade,
			fill: coat.shade
		}),
		/* @__PURE__ */ jsx("path", {
			d: torso.bib,
			fill: coat.light
		}),
		/* @__PURE__ */ jsx("path", {
			d: torso.collar,
			fill: band
		}),
		/* @__PURE__ */ jsx("path", {
			d: torso.collarShade,
			fill: shade
		})
	] });
}
// apps/web/src/ui/portrait/drawing/small-mammal-head.tsx
var head = symmetricPath("M120 52 C152 52 172 72 180 100 C186 118 196 126 194 142 C190 166 156 178 120 178");
var blaze = "M113 46C109 66 110 82 111 96C111.6 112 103 124 92 132H148C137 124 128.4 112 129 96C130 82 131 66 127 46Z";
var shade = "M154 46C176 84 176 134 148 182H214V46Z";
/** A hamster or a guinea pig: round ears, full cheeks. */
function SmallMammalHead({ coat, clip }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(BothSides, { children: [/* @__PURE__ */ jsx("ellipse", {
			cx: "72",
			cy: "70",
			rx: "22",
			ry: "23",
			fill: coat.coat
		}), /* @__PURE__ */ jsx("ellipse", {
			cx: "74",
			cy: "73",
			rx: "12.6",
			ry: "13.6",
			fill: "#E9B4AB"
		})] }),
		/* @__PURE__ */ jsx("clipPath", {
			id: clip,
			children: /* @__PURE__ */ jsx("path", { d: head })
		}),
		/* @__PURE__ */ jsx("path", {
			d: head,
			fill: coat.coat
		}),
		/* @__PURE__ */ jsxs("g", {
			clipPath: `url(#${clip})`,
			children: [
				/* @__PURE__ */ jsx("path", {
					d: shade,
					fill: coat.shade
				}),
				/* @__PURE__ */ jsx("path", {
					d: blaze,
					fill: coat.light
				}),
				/* @__PURE__ */ jsx(BothSides, { children: /* @__PURE__ */ jsx("ellipse", {
					cx: "96",
					cy: "152",
					rx: "32",
					ry: "26",
					fill: coat.light
				}) })
			]
		}),
		/* @__PURE__ */ jsx(Mouth, {
			from: 143,
			fall: 9,
			width: 13,
			depth: 6.4,
			stroke: 3.5
		}),
		/* @__PURE__ */ jsx(Nose, {
			top: 130,
			width: 18,
			height: 14,
			colour: "#D98F86"
		}),
		/* @__PURE__ */ jsx(DotEyes, {
			y: 110,
			apart: 35,
			rim: coat.rim,
			size: [7.4, 8.8]
		})
	] });
}
// apps/web/src/ui/portrait/drawing/tag.tsx
/** The marigold tag on its ring, with the pet's initial. It never says a verdict. */
function Tag$1({ drop, initial }) {
	return /* @__PURE__ */ jsxs("g", {
		transform: `translate(0 ${drop})`,
		children: [
			/* @__PURE__ */ jsx("circle", {
				cx: "120",
				cy: "202.6",
				r: "4.8",
				fill: "none",
				stroke: "#F6F2E8",
				strokeWidth: "3.2"
			}),
			/* @__PURE__ */ jsx("circle", {
				cx: "120",
				cy: "220.6",
				r: "15",
				fill: "#F2B02A"
			}),
			/* @__PURE__ */ jsx("circle", {
				cx: "120",
				cy: "212",
				r: "2.9",
				fill: "#8A5F0A"
			}),
			/* @__PURE__ */ jsx("text", {
				x: "120",
				y: "228.6",
				textAnchor: "middle",
				fontSize: "15.5",
				fontWeight: "800",
				fill: "#573A06",
				className: "font-sans",
				children: initial
			})
		]
	});
}
// apps/web/src/ui/portrait/drawing/bust.tsx
var heads = {
	dog: DogHead,
	cat: CatHead,
	rabbit: RabbitHead,
	ferret: FerretHead,
	bird: BirdHead,
	reptile: ReptileHead,
	small_mammal: SmallMammalHead,
	horse: HorseHead
};
/** The whole animal in its 240 box: shoulders, collar, tag, and the head leaning a little. */
function Bust({ look, clip, tag }) {
	if (look.species === "other") return /* @__PURE__ */ jsx(PawMark, {});
	const Head = heads[look.species];
	const build = buildOf(look.species);
	const coat = coatOf(look.coat);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Shoulders, {
			build,
			coat,
			collar: look.collar
		}),
		tag && /* @__PURE__ */ jsx(Tag$1, {
			drop: build.drop,
			initial: look.initial
		}),
		/* @__PURE__ */ jsx("g", {
			transform: `rotate(${look.turn} 120 160)`,
			children: /* @__PURE__ */ jsx(Head, {
				look,
				coat,
				clip
			})
		})
	] });
}
// apps/web/src/ui/portrait/pet-portrait.tsx
/** A paper-cut bust in a 240 box. Below the box the shoulders go on, for frames that show more of them. */
function PetPortrait({ look, tag = true, className = "size-full", label }) {
	const clip = useId();
	return /* @__PURE__ */ jsx(Drawing, {
		label,
		viewBox: "0 0 240 240",
		className: `overflow-visible ${className}`,
		children: /* @__PURE__ */ jsx(Bust, {
			look,
			clip,
			tag
		})
	});
}
// apps/web/src/ui/portrait/coat-named.ts
/** Colours as owners write them, and the coat that comes nearest; the longest word that fits decides. */
var coatWords = {
	"black and tan": "black-and-tan",
	tabby: "slate-tabby",
	ginger: "ginger",
	orange: "ginger",
	red: "chestnut",
	brown: "cocoa",
	chocolate: "cocoa",
	black: "charcoal",
	white: "white",
	grey: "grey",
	gray: "grey",
	golden: "golden",
	gold: "golden",
	yellow: "biscuit",
	cream: "biscuit",
	fawn: "fawn",
	sable: "sable"
};
/** The coat for a colour in words; null where no word of it is known. */
function coatNamed(colour) {
	const text = colour?.toLowerCase() ?? "";
	const word = Object.keys(coatWords).find((candidate) => text.includes(candidate));
	const coat = word === void 0 ? void 0 : coatWords[word];
	return coat !== void 0 && coat in coats ? coat : null;
}
// apps/web/src/ui/portrait/looks.ts
var dogMarkings = {
	white: [
		"patch",
		"patch",
		"none"
	],
	grey: [
		"mask",
		"none",
		"blaze"
	],
	"black-and-tan": ["tan"],
	charcoal: ["tan", "blaze"]
};
var catMarkings = {
	"slate-tabby": ["tabby"],
	ginger: ["tabby"],
	"cream-point": ["point"],
	calico: ["calico"]
};
var plain = ["none"];
var blazed = ["blaze"];
var looks = {
	dog: {
		coats: [
			"golden",
			"biscuit",
			"chestnut",
			"cocoa",
			"charcoal",
			"black-and-tan",
			"white",
			"grey"
		],
		ears: [
			"floppy",
			"upright",
			"folded"
		],
		markings: (coat) => dogMarkings[coat] ?? [
			"blaze",
			"blaze",
			"none"
		]
	},
	cat: {
		coats: [
			"slate-tabby",
			"ginger",
			"tuxedo",
			"cream-point",
			"calico"
		],
		ears: ["upright"],
		markings: (coat) => catMarkings[coat] ?? ["bicolour"]
	},
	rabbit: {
		coats: [
			"fawn",
			"snow",
			"grey"
		],
		ears: [
			"up",
			"one-folded",
			"lop"
		],
		markings: () => blazed
	},
	ferret: {
		coats: ["sable", "champagne"],
		ears: ["round"],
		markings: () => ["mask"]
	},
	bird: {
		coats: [
			"leaf",
			"cloud",
			"sun"
		],
		ears: ["round"],
		markings: () => plain
	},
	reptile: {
		coats: ["moss", "sand"],
		ears: ["round"],
		markings: () => plain
	},
	small_mammal: {
		coats: [
			"fawn",
			"golden",
			"grey",
			"cocoa"
		],
		ears: ["round"],
		markings: () => blazed
	},
	horse: {
		coats: [
			"bay",
			"chestnut",
			"dapple"
		],
		ears: ["upright"],
		markings: () => blazed
	},
	other: {
		coats: ["grey"],
		ears: ["round"],
		markings: () => plain
	}
};
/** What an animal of this kind may look like. */
var looksOf = (species) => looks[species];
var amber = "#ECBB4B";
var green = "#8DB258";
var lime = "#C6D75C";
var blue = "#78B0D6";
/** A pointed cat's eyes are blue; the others take amber or a green. */
var catEyes = (coat) => {
	if (coat === "cream-point") return [blue];
	return coat === "tuxedo" ? [lime, amber] : [amber, green];
};
// apps/web/src/ui/portrait/pick.ts
/** FNV-1a over the characters: small, stable across versions, spread well enough to choose from a list. */
var hashOf = (text) => {
	let hash = 2166136261;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
	return (hash ^ hash >>> 15) >>> 0;
};
/** One entry of a list that has at least one. */
var pickFrom = (list, chance) => {
	const picked = list[chance % list.length];
	if (picked === void 0) throw new Error("pickFrom was given an empty list; pass at least one entry");
	return picked;
};
// apps/web/src/ui/portrait/portrait-for.ts
var blankets = [
	"sky",
	"apricot",
	"sage",
	"lilac",
	"clay",
	"butter",
	"mist"
];
var turns = [
	-4,
	-3,
	-2,
	2,
	3,
	4
];
var collars = [
	"evergreen",
	"evergreen",
	"evergreen",
	"evergreen",
	"clay"
];
var inkEyes = "#17211D";
/** Draws the lots of an animal from its id; whatever is wished for is kept. */
var portraitFor = ({ id, species, name = "", colour, ...wish }) => {
	const chance = (trait) => hashOf(`${trait}:${id}`);
	const looks = looksOf(species);
	const coat = wish.coat ?? coatNamed(colour) ?? pickFrom(looks.coats, chance("coat"));
	const eyes = species === "cat" ? pickFrom(catEyes(coat), chance("eyes")) : inkEyes;
	return {
		species,
		coat,
		ears: wish.ears ?? pickFrom(looks.ears, chance("ears")),
		marking: wish.marking ?? pickFrom(looks.markings(coat), chance("marking")),
		eyes: wish.eyes ?? eyes,
		collar: wish.collar ?? pickFrom(collars, chance("collar")),
		blanket: wish.blanket ?? blanketFor(id),
		turn: wish.turn ?? pickFrom(turns, chance("turn")),
		tongue: wish.tongue ?? (species === "dog" && chance("tongue") % 3 === 0),
		initial: Array.from(name.trim())[0]?.toUpperCase() ?? ""
	};
};
/** The blanket of an id, also for places where only the ground is drawn. */
var blanketFor = (id) => pickFrom(blankets, hashOf(`blanket:${id}`));
// apps/web/src/ui/tag/tag.tsx
var tones$2 = {
	outline: "bg-surface text-ink-2 inset-ring inset-ring-line",
	soft: "bg-evergreen-tint text-evergreen-ink",
	sunken: "bg-sunken text-ink-2",
	changed: "bg-marigold-tint text-marigold-ink",
	evergreen: "bg-evergreen text-on-evergreen",
	blanket: "bg-surface/70 text-ink"
};
/** A word in a capsule: a kind of dose, a care alert, "Changed, was 12 months". */
function Tag({ tone = "outline", icon, children }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classes("inline-flex min-h-7.5 items-center gap-1.5 rounded-full px-3 py-1 type-small font-medium", tones$2[tone]),
		children: [icon && /* @__PURE__ */ jsx(Icon, {
			of: icon,
			size: 16
		}), children]
	});
}
// apps/web/src/ui/link/link-button.tsx
/** Goes somewhere, looks like a button. Light: public pages use it without loading anything else. */
function LinkButton({ variant, size, wide, square, round, icon, trailingIcon, className, children, ...rest }) {
	return /* @__PURE__ */ jsxs(Anchor, {
		...rest,
		className: classes(buttonLook({
			variant,
			size,
			wide,
			square,
			round
		}), className),
		children: [
			icon && /* @__PURE__ */ jsx(Icon, { of: icon }),
			children,
			trailingIcon && /* @__PURE__ */ jsx(Icon, {
				of: trailingIcon,
				size: 18
			})
		]
	});
}
// apps/web/src/ui/link/skip-link.tsx
/** The first stop of the keyboard: past header and navigation, straight to the main part. */
function SkipLink({ to = "main", children }) {
	const words = useWords();
	return /* @__PURE__ */ jsx("a", {
		href: `#${to}`,
		className: "-translate-y-24 fixed start-4 top-3 z-50 rounded-button bg-ink px-5 py-3 type-strong text-paper focus:translate-y-0",
		children: children ?? words.skipToContent
	});
}
// apps/web/src/platform/storage/device-store.ts
/** Reads a text kept on this device; null where there is none or storage is not allowed. */
function readText(key) {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}
/** Keeps a text on this device, or removes it with null. What cannot be kept is lost quietly. */
function keepText(key, text) {
	try {
		if (text === null) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
	} catch {}
}
// apps/web/src/platform/storage/use-draft.ts
/**
* State that survives a reload on this device until it is cleared.
* @param key names the form and what it is about, such as `vaccination:{petId}`
* @param accept proves what was read back; an older shape is dropped
*/
function useDraft(key, initial, accept) {
	const name = `clearpaw.draft.${key}`;
	const [{ draft, kept }, setState] = useState(() => {
		const read = parse(readText(name));
		return accept(read) ? {
			draft: read,
			kept: true
		} : {
			draft: initial,
			kept: false
		};
	});
	return {
		draft,
		setDraft: useCallback((next) => {
			keepText(name, JSON.stringify(next));
			setState({
				draft: next,
				kept: true
			});
		}, [name]),
		clear: useCallback(() => {
			keepText(name, null);
			setState({
				draft: initial,
				kept: false
			});
		}, [name, initial]),
		kept
	};
}
function parse(text) {
	try {
		return text === null ? null : JSON.parse(text);
	} catch {
		return null;
	}
}
// apps/web/src/ui/pet/pet-avatar.tsx
var sizes$1 = {
	24: "size-6",
	32: "size-8",
	36: "size-9",
	40: "size-10",
	44: "size-11",
	48: "size-12",
	52: "size-13",
	60: "size-15",
	64: "size-16",
	72: "size-18",
	76: "size-19",
	96: "size-24",
	116: "size-29",
	152: "size-38"
};
var rings = {
	surface: "bg-surface",
	paper: "bg-paper",
	sunken: "bg-sunken"
};
/** A pet, round, with its verdict at the lower right where it has one to show. */
function PetAvatar(props) {
	const { look, size = 48, photo, verdict, verdictLabel, ring = "surface", label, className } = props;
	return /* @__PURE__ */ jsxs("span", {
		className: classes("relative inline-block shrink-0", sizes$1[size], className),
		children: [/* @__PURE__ */ jsx("span", {
			"data-blanket": look.blanket,
			className: "block size-full overflow-hidden rounded-full bg-blanket",
			children: photo ? /* @__PURE__ */ jsx("img", {
				src: photo,
				alt: label ?? "",
				width: size,
				height: size,
				className: "size-full object-cover"
			}) : /* @__PURE__ */ jsx("span", {
				className: "flex size-full items-end justify-center",
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look,
					tag: false,
					className: "size-[90%]",
					label
				})
			})
		}), verdict && /* @__PURE__ */ jsx("span", {
			className: classes("-right-[5%] -bottom-[3%] absolute grid size-[42%] place-items-center rounded-full", rings[ring]),
			children: /* @__PURE__ */ jsx(VerdictShape, {
				kind: verdict,
				label: verdictLabel,
				className: "size-[90%]"
			})
		})]
	});
}
// apps/web/src/ui/pet/pet-group.tsx
/** Pets peeking over the edge of whatever stands below: heads, collars, no shoulders. */
function PetGroup({ looks, className }) {
	return /* @__PURE__ */ jsx("div", {
		className: classes("flex items-end justify-center gap-[1%] overflow-x-clip", className),
		"aria-hidden": "true",
		children: looks.slice(0, 6).map((look, place) => /* @__PURE__ */ jsx("div", {
			className: classes("relative min-w-0 max-w-44 flex-1 overflow-hidden pt-[2%]", place > 2 && "max-md:hidden"),
			children: /* @__PURE__ */ jsx("div", {
				className: "aspect-[240/196] overflow-visible",
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look,
					tag: false,
					className: "block w-full"
				})
			})
		}, place))
	});
}
// apps/web/src/ui/place/person-tile.tsx
/** A person by initials, round, on deep green: so that people and places never look alike. */
function PersonTile({ initials, label, className }) {
	const name = label ? {
		role: "img",
		"aria-label": label
	} : { "aria-hidden": true };
	return /* @__PURE__ */ jsx("span", {
		className: classes("inline-grid size-10 shrink-0 place-items-center rounded-full bg-deep text-[0.875rem] font-bold text-on-deep", className),
		...name,
		children: initials
	});
}
// apps/web/src/ui/place/place-tile.tsx
var tileHues = [
	"marigold",
	"clay",
	"sage",
	"sky",
	"lilac",
	"apricot",
	"mist"
];
var sizes = {
	36: "size-9 rounded-[11px] type-caption",
	40: "size-10 rounded-field type-small",
	44: "size-11 rounded-field type-small"
};
/** A place by its letters, on one of the blanket hues. */
function PlaceTile({ monogram, hue, size = 40, verdict, label }) {
	const name = label ? {
		role: "img",
		"aria-label": label
	} : { "aria-hidden": true };
	return /* @__PURE__ */ jsxs("span", {
		"data-tile": hue,
		className: classes("relative inline-grid shrink-0 place-items-center bg-tile font-bold text-on-tile", sizes[size]),
		...name,
		children: [monogram, verdict && /* @__PURE__ */ jsx("span", {
			className: "-right-1.5 -bottom-1.5 absolute grid size-5 place-items-center rounded-full bg-surface",
			children: /* @__PURE__ */ jsx(VerdictShape, {
				kind: verdict,
				size: 17
			})
		})]
	});
}
// apps/web/src/ui/place/place-mark.ts
/** Two letters of a place's name. */
function placeLetters(name) {
	const [first = "", second] = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
	return (second ? [first, second].map((word) => Array.from(word)[0]) : Array.from(first).slice(0, 2)).join("").toUpperCase();
}
/** Always the same hue for the same place. */
function placeHue(id) {
	return tileHues[Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0) % tileHues.length] ?? "mist";
}
// apps/web/src/ui/brand/brand-mark.tsx
var tones$1 = {
	evergreen: {
		tile: "fill-evergreen",
		toes: "fill-on-evergreen",
		check: "stroke-marigold"
	},
	deep: {
		tile: "fill-deep",
		toes: "fill-on-deep",
		check: "stroke-marigold"
	},
	paper: {
		tile: "fill-on-deep",
		toes: "fill-deep",
		check: "stroke-marigold"
	},
	marigold: {
		tile: "fill-marigold",
		toes: "fill-deep",
		check: "stroke-on-deep"
	}
};
/** Three toes and a pad that is a check, whose tip is the fourth toe. */
function BrandMark({ size = 40, tone = "evergreen", label }) {
	const { tile, toes, check } = tones$1[tone];
	return /* @__PURE__ */ jsxs(Drawing, {
		label,
		width: size,
		height: size,
		viewBox: "0 0 40 40",
		className: "shrink-0",
		children: [
			/* @__PURE__ */ jsx("rect", {
				width: "40",
				height: "40",
				rx: "12.5",
				className: tile
			}),
			/* @__PURE__ */ jsxs("g", {
				className: toes,
				children: [
					/* @__PURE__ */ jsx("ellipse", {
						cx: "9.3",
						cy: "18.2",
						rx: "2.7",
						ry: "3.6",
						transform: "rotate(-24 9.3 18.2)"
					}),
					/* @__PURE__ */ jsx("ellipse", {
						cx: "15.6",
						cy: "11.4",
						rx: "2.9",
						ry: "3.9",
						transform: "rotate(-8 15.6 11.4)"
					}),
					/* @__PURE__ */ jsx("ellipse", {
						cx: "23.6",
						cy: "10.9",
						rx: "2.9",
						ry: "3.9",
						transform: "rotate(10 23.6 10.9)"
					})
				]
			}),
			/* @__PURE__ */ jsx("path", {
				d: "M12.6 24.8 18.6 30.4 31 17.6",
				fill: "none",
				strokeWidth: "6.2",
				strokeLinecap: "round",
				strokeLinejoin: "round",
				className: check
			})
		]
	});
}
// apps/web/src/ui/brand/wordmark.tsx
/** The mark and the name beside it. */
function Wordmark({ name, tone = "evergreen", size = "medium", className }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classes("inline-flex items-center gap-2.5", className),
		children: [/* @__PURE__ */ jsx(BrandMark, {
			tone,
			size: size === "small" ? 32 : 36
		}), /* @__PURE__ */ jsx("span", {
			className: classes("font-[750] font-display tracking-[-0.03em]", size === "small" ? "text-[1.25rem] leading-7" : "text-[1.375rem] leading-8"),
			children: name
		})]
	});
}
// apps/web/src/features/landing/frame.ts
/** The width every section of the page keeps to: 20 px at a phone's edges, 32 and 40 on larger screens. */
var frame = "mx-auto w-full max-w-320 px-5 md:px-8 lg:px-10";
// apps/web/src/features/landing/sample-pets.ts
var pet = (id, wish) => portraitFor({
	id,
	...wish
});
/** The pets that stand on public pages. They are nobody's. */
var pets = {
	biscuit: pet("biscuit", {
		name: "Biscuit",
		species: "dog",
		coat: "golden",
		ears: "floppy",
		marking: "blaze",
		collar: "marigold",
		blanket: "sky",
		tongue: true,
		turn: -2
	}),
	juniper: pet("juniper", {
		name: "Juniper",
		species: "cat",
		coat: "slate-tabby",
		blanket: "lilac",
		turn: 3
	}),
	otto: pet("otto", {
		name: "Otto",
		species: "dog",
		coat: "charcoal",
		ears: "folded",
		marking: "blaze",
		blanket: "butter",
		turn: -2
	}),
	sesame: pet("sesame", {
		name: "Sesame",
		species: "rabbit",
		coat: "fawn",
		ears: "one-folded",
		blanket: "sage",
		turn: 2
	}),
	ginger: pet("ginger", {
		name: "Ginger",
		species: "cat",
		coat: "ginger",
		eyes: "#8DB258",
		blanket: "sky",
		turn: 3
	}),
	miso: pet("miso", {
		name: "Miso",
		species: "cat",
		coat: "cream-point",
		blanket: "apricot",
		turn: 2
	}),
	pickle: pet("pickle", {
		name: "Pickle",
		species: "ferret",
		coat: "sable",
		blanket: "sage",
		turn: 2
	}),
	noodle: pet("noodle", {
		name: "Noodle",
		species: "dog",
		coat: "biscuit",
		ears: "upright",
		marking: "blaze",
		collar: "evergreen",
		blanket: "sage",
		tongue: true,
		turn: 2
	}),
	rusty: pet("rusty", {
		name: "Rusty",
		species: "dog",
		coat: "chestnut",
		ears: "floppy",
		marking: "blaze",
		collar: "evergreen",
		blanket: "mist",
		tongue: false,
		turn: -2
	}),
	pearl: pet("pearl", {
		name: "Pearl",
		species: "dog",
		coat: "white",
		ears: "floppy",
		marking: "patch",
		collar: "evergreen",
		blanket: "lilac",
		tongue: false,
		turn: 2
	}),
	slate: pet("slate", {
		name: "Slate",
		species: "dog",
		coat: "grey",
		ears: "floppy",
		marking: "none",
		collar: "evergreen",
		blanket: "clay",
		tongue: false,
		turn: 2
	}),
	cloud: pet("cloud", {
		name: "Cloud",
		species: "rabbit",
		coat: "snow",
		ears: "lop",
		blanket: "butter",
		turn: 2
	}),
	bear: pet("bear", {
		name: "Bear",
		species: "dog",
		coat: "cocoa",
		ears: "floppy",
		marking: "none",
		collar: "evergreen",
		blanket: "lilac",
		tongue: false,
		turn: -2
	}),
	toffee: pet("toffee", {
		name: "Toffee",
		species: "ferret",
		coat: "champagne",
		blanket: "sage",
		turn: 2
	}),
	domino: pet("domino", {
		name: "Domino",
		species: "cat",
		coat: "tuxedo",
		blanket: "sage",
		turn: -2
	}),
	patches: pet("patches", {
		name: "Patches",
		species: "cat",
		coat: "calico",
		blanket: "clay",
		turn: 2
	}),
	max: pet("max", {
		name: "Max",
		species: "dog",
		coat: "black-and-tan",
		ears: "folded",
		marking: "tan",
		blanket: "butter",
		turn: 2
	})
};
// apps/web/src/features/landing/words.ts
var { trialDays } = businessConnectPlan;
/** Texts of the landing page. What the fragments of the product say stands in fragments/words.ts. */
var landingWords = defineWords({ en: {
	audience: "Who are you here for",
	audiences: {
		owner: "Pet owners",
		business: "Businesses"
	},
	nav: {
		steps: "How it works",
		pricing: "Pricing",
		dashboard: "Dashboard"
	},
	howItWorks: "How it works",
	/** The number is handed in, because it counts up on its own. */
	testing: (count) => `Over ${count} pet owners and businesses are already testing`,
	hero: {
		owner: {
			title: productPromise,
			lead: "Keep one health record per pet and carry it as a living badge. Any pet-friendly place can check it in a second.",
			aside: "Running a pet-friendly place?",
			asideLink: "See who may come in.",
			action: "Create a free account"
		},
		business: {
			title: "Know in a second who may come in.",
			lead: "Set what you require, scan the badge, and read the answer from two meters away: yes, no, and why not.",
			aside: "Have a pet?",
			asideLink: "Carry its record as a living badge.",
			action: `Start the ${trialDays}-day free trial`
		}
	},
	features: {
		owner: {
			title: "Ready before anyone asks for the papers.",
			lead: "No more photos of certificates in the camera roll, between the sunset and the receipt.",
			vaccinations: {
				title: "Vaccination tracking",
				text: "See how long each protection holds, in one picture. Every record keeps its proof: typed, attached, checked or signed by the clinic."
			},
			pets: {
				title: "Unlimited pet profiles",
				text: "Dogs, cats, rabbits, ferrets, and the parrot. One record each, shared with a co-owner if you like."
			},
			documents: {
				title: "Health document upload",
				text: "Snap the certificate. We read it, you confirm, and what is unclear is asked."
			},
			places: {
				title: "Connect with businesses",
				text: "Follow a place and know before you leave home. They see a verdict, not your files."
			},
			alerts: {
				title: "Compliance alerts",
				text: "Counted back from what your places ask for, while there is still time to book."
			}
		},
		business: {
			title: "The front desk that never has to guess.",
			lead: "Less paper, fewer awkward talks at the door, and proof when somebody asks for it later.",
			requirements: {
				title: "Set health requirements",
				text: "Rules that read like sentences. See who is affected before you publish, not at the door the next morning."
			},
			verdicts: {
				title: "Verify compliance",
				text: "One scan, one word, and the reason with the earliest date it would pass. Works offline too."
			},
			team: {
				title: "Manage team access",
				text: "Staff see verdicts, managers may override with a reason. Changes act at once."
			},
			waivers: {
				title: "Upload custom waivers",
				text: "Your text or PDF, signed on their phone and sealed. Anyone can check the seal."
			},
			pets: {
				title: "Track connected pets",
				text: "Who is here, who is expected, whose proof runs out this month. It re-checks itself."
			}
		}
	},
	steps: {
		title: "Four steps, then\xA0just\xA0walk\xA0in.",
		owner: {
			profile: {
				title: "Create a profile",
				text: "Name, species, a photo or the portrait we draw for you. Two minutes per pet."
			},
			records: {
				title: "Add records",
				text: "Snap certificates or type them. We read, check and keep the proof."
			},
			badge: {
				title: "Scan the QR badge",
				text: "It lives on your phone and renews every 30 seconds. One scan at the door."
			},
			track: {
				title: "Track and stay compliant",
				text: "Reminders come in time to book, and every look at the record is logged."
			}
		},
		business: {
			profile: {
				title: "Create a profile",
				text: "Your place, your services, your team. Start from a preset for your kind of business."
			},
			records: {
				title: "Add requirements",
				text: "Say what you need per species and service. Preview before it counts."
			},
			badge: {
				title: "Scan the QR badge",
				text: "Any phone or tablet. The verdict fills the screen, with the reason."
			},
			track: {
				title: "Track and stay compliant",
				text: "Who is here, what runs out next, and a trail you can prove."
			}
		}
	},
	pricing: {
		title: "Free for pets. One\xA0price\xA0for\xA0places.",
		lead: `Owners never pay to carry their pet’s health record. Businesses try everything for ${trialDays} days.`,
		owner: {
			title: "Pet owner",
			terms: "Free, for every pet you have",
			action: "Create a free account"
		},
		business: {
			title: "Business Connect",
			terms: [`${trialDays}-day free trial`, "Cancel anytime"],
			action: "Start the free trial"
		},
		perMonth: "/mo",
		perMonthSpoken: "per month"
	},
	footer: {
		policiesTitle: "Policies",
		policies: {
			terms: "Terms",
			privacy: "Privacy",
			cookies: "Cookies",
			acceptableUse: "Acceptable use"
		},
		followTitle: "Follow",
		contactTitle: "Say hello",
		contactNote: "We answer within a working day.",
		rights: (year) => `© ${year} ${productName}`
	}
} });
// apps/web/src/features/landing/footer/footer-link.tsx
/** A link in a list of the footer: plain until it is pointed at, tall enough for a thumb. */
function FooterLink({ children, ...rest }) {
	return /* @__PURE__ */ jsx(Anchor, {
		...rest,
		className: "inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current md:min-h-8.5",
		children
	});
}
// apps/web/src/features/landing/footer/social-profiles.ts
/** Where the product can be followed. The addresses are reserved ones until the profiles exist, so that nobody is
sent to a stranger who happens to have the name. */
var socialProfiles = [
	{
		name: "Instagram",
		href: "https://instagram.clearpaw.example"
	},
	{
		name: "Facebook",
		href: "https://facebook.clearpaw.example"
	},
	{
		name: "LinkedIn",
		href: "https://linkedin.clearpaw.example"
	},
	{
		name: "YouTube",
		href: "https://youtube.clearpaw.example"
	}
];
// apps/web/src/features/landing/footer/site-footer.tsx
var company = [
	pets.slate,
	pets.ginger,
	pets.cloud,
	pets.bear,
	pets.toffee,
	pets.domino
];
function Column({ title, children, className }) {
	return /* @__PURE__ */ jsxs("div", {
		className,
		children: [/* @__PURE__ */ jsx("h2", {
			className: "font-semibold text-on-deep/75 type-small",
			children: title
		}), children]
	});
}
/** The foot of every public page, pets peeking over its edge. */
function SiteFooter() {
	const words = useWordsOf(landingWords).footer;
	const { terms, privacy, cookies, acceptableUse } = words.policies;
	const policies = {
		"/terms": terms,
		"/privacy": privacy,
		"/cookies": cookies,
		"/acceptable-use": acceptableUse
	};
	return /* @__PURE__ */ jsxs("footer", {
		"data-ground": "deep",
		children: [/* @__PURE__ */ jsx(PetGroup, {
			looks: company,
			className: "mx-auto w-full max-w-275 px-9 *:-mx-4 md:px-5 md:*:-mx-5 md:*:max-w-53! [&>*>*]:aspect-[240/185]!"
		}), /* @__PURE__ */ jsxs("div", {
			className: "rounded-t-[2.25rem] bg-deeper text-on-deep md:rounded-t-hero",
			children: [/* @__PURE__ */ jsxs("div", {
				className: `${frame} grid grid-cols-2 gap-x-6 gap-y-9 pt-12 pb-11 md:pt-16 lg:grid-cols-[4fr_2.6fr_2.6fr_2.8fr]`,
				children: [
					/* @__PURE__ */ jsxs("div", {
						className: "max-lg:col-span-2",
						children: [/* @__PURE__ */ jsx(Wordmark, {
							name: productName,
							tone: "paper"
						}), /* @__PURE__ */ jsx("p", {
							className: "mt-5 max-w-56 type-h2-page",
							children: productPromise
						})]
					}),
					/* @__PURE__ */ jsx(Column, {
						title: words.policiesTitle,
						children: /* @__PURE__ */ jsx("ul", {
							className: "mt-2",
							children: Object.entries(policies).map(([href, name]) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(FooterLink, {
								href,
								children: name
							}) }, href))
						})
					}),
					/* @__PURE__ */ jsx(Column, {
						title: words.followTitle,
						children: /* @__PURE__ */ jsx("ul", {
							className: "mt-2",
							children: socialProfiles.map(({ name, href }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(FooterLink, {
								href,
								rel: "me noopener",
								children: name
							}) }, href))
						})
					}),
					/* @__PURE__ */ jsxs(Column, {
						title: words.contactTitle,
						className: "max-lg:col-span-2",
						children: [/* @__PURE__ */ jsx(Anchor, {
							href: `mailto:${contactEmail}`,
							className: "mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-on-deep/50 underline-offset-4 hover:decoration-current md:min-h-8.5",
							children: contactEmail
						}), /* @__PURE__ */ jsx("p", {
							className: "mt-1 text-on-deep/75 type-small",
							children: words.contactNote
						})]
					})
				]
			}), /* @__PURE__ */ jsx("div", {
				className: `${frame} pb-9`,
				children: /* @__PURE__ */ jsx("p", {
					className: "border-on-deep/16 border-t pt-6 text-on-deep/75 type-small",
					children: words.rights(`${(/* @__PURE__ */ new Date()).getFullYear()}`)
				})
			})]
		})]
	});
}
/** Texts of the shells around the pages. */
var shellWords = defineWords({ en: {
	home: `${productName} home`,
	primaryNavigation: "Primary",
	login: "Login",
	createAccount: "Create account",
	ownerDashboard: "Owner dashboard",
	ownerNavigation: "Owner",
	businessDashboard: "Business dashboard",
	businessNavigation: "Business",
	myPets: "My pets",
	documents: "Documents",
	today: "Today",
	scan: "Scan",
	requirements: "Requirements",
	insight: "Insight",
	alerts: "Alerts",
	pets: "Pets",
	placeSettings: "Place settings",
	more: "More",
	reviews: "Reviews",
	waivers: "Waivers",
	poster: "Door poster",
	team: "Team",
	trail: "Trail",
	settings: "Settings",
	loginPanel: ["The door opens.", "You both walk in."],
	registerPanel: ["One record.", "Every door."]
} });
// apps/web/src/app/shells/public-page.tsx
var grounds = {
	paper: {
		ink: "text-ink",
		mark: "evergreen",
		button: "secondary",
		colours: ""
	},
	deep: {
		ink: "text-on-deep",
		mark: "paper",
		button: "invert",
		colours: ""
	},
	marigold: {
		ink: "text-on-marigold [--focus:var(--on-marigold)]",
		mark: "deep",
		button: "primary",
		colours: "[--evergreen:var(--on-marigold)] [--evergreen-hover:var(--evergreen-deep)] [--on-evergreen:var(--on-deep)]"
	}
};
/** The public shell: skip link, primary navigation, the page, its foot. Source: specification, section 2. */
function PublicPage({ ground = "paper", links = [], footer, children }) {
	const words = useWordsOf(shellWords);
	const look = grounds[ground];
	return /* @__PURE__ */ jsxs("div", {
		className: "relative min-h-dvh bg-paper",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx("header", {
				"data-ground": ground === "deep" ? "deep" : void 0,
				className: classes("absolute inset-x-0 top-0 z-10", look.ink),
				children: /* @__PURE__ */ jsxs("nav", {
					"aria-label": words.primaryNavigation,
					className: "mx-auto flex h-18 max-w-320 items-center gap-9 px-5 md:h-22 md:px-8 lg:px-10",
					children: [
						/* @__PURE__ */ jsx(Anchor, {
							href: "/",
							"aria-label": productName,
							className: "me-auto inline-flex min-h-11 items-center",
							children: /* @__PURE__ */ jsx(Wordmark, {
								name: productName,
								tone: look.mark
							})
						}),
						links.map(({ href, name }) => /* @__PURE__ */ jsx(HeaderLink, {
							href,
							className: "max-md:hidden",
							children: name
						}, href)),
						/* @__PURE__ */ jsx(WayIn, {
							button: look.button,
							colours: look.colours
						})
					]
				})
			}),
			/* @__PURE__ */ jsx("main", {
				id: "main",
				tabIndex: -1,
				className: "outline-none",
				children
			}),
			footer
		]
	});
}
function HeaderLink({ href, className, children }) {
	return /* @__PURE__ */ jsx(Anchor, {
		href,
		className: classes("inline-flex min-h-11 items-center font-semibold underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-current", className),
		children
	});
}
/**
* Login and registration, or the way home for whoever is signed in already; the dashboard's guard knows everybody's
* home. The room stays the same, so that the answer moves nothing. The session is asked directly, because the
* account would bring the whole data layer with it.
*/
function WayIn({ button, colours }) {
	const words = useWordsOf(shellWords);
	const { nav } = useWordsOf(landingWords);
	const state = useSession();
	useEffect(() => {
		if (!state.ready) session.refresh().catch(() => {});
	}, [state.ready]);
	const isIn = state.ready && state.uid !== null;
	return /* @__PURE__ */ jsx("div", {
		className: "flex items-center justify-end gap-7 md:min-w-57",
		children: isIn ? /* @__PURE__ */ jsx(LinkButton, {
			href: "/dashboard",
			variant: button,
			size: "small",
			className: classes("md:px-5! md:text-base!", colours),
			children: nav.dashboard
		}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(HeaderLink, {
			href: "/login",
			children: words.login
		}), /* @__PURE__ */ jsx(LinkButton, {
			href: "/register",
			variant: button,
			size: "small",
			className: classes("max-md:hidden md:px-5! md:text-base!", colours),
			children: words.createAccount
		})] })
	});
}
// apps/web/src/ui/record/proof-level.ts
var icons = {
	1: Pencil,
	2: Paperclip,
	3: Store,
	4: Stamp
};
/** The icon of a level, for the discs of a coverage bar and their legend. */
var proofIcon = (level) => icons[level];
// apps/web/src/ui/record/coverage-bar.tsx
var attributesOf = ({ from, until, rtl }) => ({
	x: `${rtl ? 100 - until : from}%`,
	width: `${Math.max(0, until - from)}%`
});
/** A span cut straight at one end: the round one lies outside of its own little window. */
function CutBar({ span, cut, className }) {
	const shifted = cut === "start" !== span.rtl;
	return /* @__PURE__ */ jsx("svg", {
		...attributesOf(span),
		height: "30",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("rect", {
			x: shifted ? "-100%" : "0",
			width: "200%",
			height: "30",
			rx: "15",
			className
		})
	});
}
/** The doses of one protection along time: past ones pale, the current one solid from today on. */
function CoverageBar({ scale, today, doses, tone = "evergreen", direction = "ltr" }) {
	const rtl = direction === "rtl";
	const now = scale.percentOf(today);
	const current = doses.filter(({ from }) => from <= today).at(-1);
	const solid = tone === "soon" ? "fill-marigold" : "fill-evergreen";
	return /* @__PURE__ */ jsx("svg", {
		width: "100%",
		height: "30",
		className: "block overflow-visible",
		"aria-hidden": "true",
		children: doses.map(({ id, from, until, proof }) => {
			const span = {
				from: scale.percentOf(from),
				until: scale.percentOf(until),
				rtl
			};
			const holds = id === current?.id && until > today;
			const Sign = proof && proofIcon(proof);
			return /* @__PURE__ */ jsxs("g", { children: [holds ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(CutBar, {
				span: {
					...span,
					until: now
				},
				cut: "end",
				className: tone === "soon" ? "fill-marigold-tint" : "fill-past"
			}), /* @__PURE__ */ jsx(CutBar, {
				span: {
					...span,
					from: now
				},
				cut: "start",
				className: solid
			})] }) : /* @__PURE__ */ jsx("rect", {
				...attributesOf(span),
				height: "30",
				rx: "15",
				className: "fill-evergreen-tint"
			}), Sign && from >= `${scale.firstYear}` && /* @__PURE__ */ jsxs("svg", {
				x: `${rtl ? 100 - span.from : span.from}%`,
				className: "overflow-visible",
				"aria-hidden": "true",
				children: [/* @__PURE__ */ jsx("circle", {
					cx: rtl ? -15 : 15,
					cy: "15",
					r: "10",
					className: "fill-surface"
				}), /* @__PURE__ */ jsx(Sign, {
					x: rtl ? -21 : 9,
					y: 9,
					width: 12,
					height: 12,
					strokeWidth: 2,
					className: "text-ink"
				})]
			})] }, id);
		})
	});
}
// apps/web/src/ui/record/coverage-scale.ts
var dayMs = 864e5;
var yearOf = (day) => Number(day.slice(0, 4));
var yearsPast = (day) => {
	const year = yearOf(day);
	const start = Date.UTC(year, 0, 1);
	const length = (Date.UTC(year + 1, 0, 1) - start) / dayMs;
	return year + (Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - start) / dayMs / length;
};
/** From two years before today to one whole year after the last end, so that the end's date has room beside it. */
var coverageScale = (today, ends) => {
	const firstYear = yearOf(today) - 2;
	const lastEnd = Math.max(yearOf(today), ...ends.map(yearOf));
	const years = Array.from({ length: lastEnd + 2 - firstYear }, (_, place) => firstYear + place);
	const percentOf = (day) => Math.min(100, Math.max(0, (yearsPast(day) - firstYear) / years.length * 100));
	return {
		firstYear,
		years,
		percentOf
	};
};
// apps/web/src/ui/record/date-stub.tsx
var tones = {
	overdue: "bg-stop-tint text-stop-ink",
	now: "bg-marigold text-on-marigold",
	later: "bg-sunken text-ink",
	deep: "bg-on-deep/14 text-on-deep"
};
/** A day as a leaf of a calendar. */
function DateStub({ month, day, tone = "later", label }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classes("flex h-15 w-14.5 shrink-0 flex-col items-center justify-center rounded-button", tones[tone]),
		children: [
			label && /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: label
			}),
			/* @__PURE__ */ jsx("span", {
				"aria-hidden": Boolean(label),
				className: "text-[0.75rem] font-medium leading-4",
				children: month
			}),
			/* @__PURE__ */ jsx("span", {
				"aria-hidden": Boolean(label),
				className: "font-bold font-display text-[1.5rem] leading-6.5 tracking-[-0.02em] tabular-nums",
				children: day
			})
		]
	});
}
// apps/web/src/ui/badge/code-ring.tsx
var ring = "M151 4H260A38 38 0 0 1 298 42V260A38 38 0 0 1 260 298H42A38 38 0 0 1 4 260V42A38 38 0 0 1 42 4Z";
/** The frame around a code; while it lives, a marigold line runs out clockwise. */
function CodeRing({ secondsLeft, secondsInAll = 30, children }) {
	const left = secondsLeft === void 0 ? 0 : Math.max(0, secondsLeft / secondsInAll * 100);
	return /* @__PURE__ */ jsxs("div", {
		className: "relative aspect-square w-full",
		children: [/* @__PURE__ */ jsxs("svg", {
			viewBox: "0 0 302 302",
			className: "absolute inset-0 size-full",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ jsx("path", {
				d: ring,
				fill: "#FFFFFF",
				strokeWidth: "8",
				className: "stroke-line"
			}), left > 0 && /* @__PURE__ */ jsx("path", {
				d: ring,
				fill: "none",
				pathLength: 100,
				strokeDasharray: `${left} 100`,
				strokeWidth: "8",
				strokeLinecap: "round",
				className: "stroke-marigold transition-[stroke-dasharray] duration-1000 ease-linear"
			})]
		}), /* @__PURE__ */ jsx("div", {
			className: "absolute inset-[2.6%] grid place-items-center overflow-hidden rounded-[11.5%] p-[1%]",
			children
		})]
	});
}
// apps/web/src/ui/badge/eyelet.tsx
/** The hole of the tag, the ring through it and, on a badge's own screen, the marigold cord above. */
function Eyelet({ hangs }) {
	const cord = hangs === "cord";
	return /* @__PURE__ */ jsxs("svg", {
		width: "40",
		height: "160",
		viewBox: "-20 -120 40 160",
		className: "-top-30 -translate-x-1/2 absolute left-1/2 overflow-visible",
		"aria-hidden": "true",
		children: [
			cord && /* @__PURE__ */ jsx("path", {
				d: "M0 -400V6",
				strokeWidth: "7",
				strokeLinecap: "round",
				className: "stroke-marigold"
			}),
			/* @__PURE__ */ jsx("circle", {
				cy: "29",
				r: "14",
				strokeWidth: "6",
				fill: "none",
				className: "stroke-line"
			}),
			/* @__PURE__ */ jsx("circle", {
				cy: "29",
				r: "11",
				className: "fill-blanket"
			}),
			/* @__PURE__ */ jsx("ellipse", {
				cy: cord ? 13 : 3,
				rx: cord ? 11 : 10,
				ry: cord ? 18 : 24,
				fill: "none",
				strokeWidth: "4",
				stroke: cord ? "#C98A12" : "#F4EFE2"
			})
		]
	});
}
// apps/web/src/ui/badge/badge-tag.tsx
/** The badge: a tag on its cord, with a code that lives. */
function BadgeTag(props) {
	const { picture, name, facts, aside, code, secondsLeft, note, foot, hangs = "cord", heading: Name = "h1", className } = props;
	return /* @__PURE__ */ jsxs("section", {
		className: classes("relative w-full max-w-88 bg-surface shadow-e3", hangs === "cord" ? "rounded-badge px-6 pt-13 pb-5" : "rounded-brand px-4 pt-9 pb-4", className),
		children: [
			/* @__PURE__ */ jsx(Eyelet, { hangs }),
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center gap-3.5",
				children: [
					picture,
					/* @__PURE__ */ jsxs("div", {
						className: "min-w-0 flex-1",
						children: [/* @__PURE__ */ jsx(Name, {
							className: hangs === "cord" ? "font-bold type-h1 text-[2.125rem] leading-10" : "type-h2-panel",
							children: name
						}), facts && /* @__PURE__ */ jsx("p", {
							className: "truncate type-small text-ink-3",
							children: facts
						})]
					}),
					aside
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "mt-4",
				children: /* @__PURE__ */ jsx(CodeRing, {
					secondsLeft,
					children: code
				})
			}),
			note && /* @__PURE__ */ jsxs("p", {
				className: "mt-3 flex items-center justify-center gap-2 type-small text-ink-2 tabular-nums",
				children: [/* @__PURE__ */ jsx(Icon, {
					of: RefreshCw,
					size: 16
				}), note]
			}),
			foot && /* @__PURE__ */ jsx("div", {
				className: "-mx-1 mt-4",
				children: foot
			})
		]
	});
}
// apps/web/src/ui/choice/segments.tsx
var trays = {
	page: "bg-sunken inset-ring inset-ring-line",
	deep: "bg-on-deep/10",
	marigold: "bg-on-marigold/10"
};
var chips = {
	page: "text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:card-edge",
	deep: "text-on-deep/80 has-checked:bg-paper has-checked:text-ink",
	marigold: "text-on-marigold has-checked:bg-deeper has-checked:text-on-deep"
};
/** Two to four ways to look at the same thing, in a tray. Radios of the browser: light, and known to every reader. */
function Segments(props) {
	const { label, segments, value, onChange, ground = "page", wide } = props;
	const name = useId();
	return /* @__PURE__ */ jsxs("fieldset", {
		className: classes("inline-flex min-h-12 min-w-0 max-w-full overflow-x-auto rounded-button p-1", trays[ground], wide && "w-full"),
		children: [/* @__PURE__ */ jsx("legend", {
			className: "sr-only",
			children: label
		}), segments.map(({ id, label: text, icon, count }) => /* @__PURE__ */ jsxs("label", {
			className: classes("relative inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-[11px] px-2.5 type-label sm:px-4.5 transition-colors duration-150 ease-calm after:absolute after:-inset-1 has-checked:font-semibold", "has-focus-visible:outline-3 has-focus-visible:outline-focus", chips[ground], wide && "flex-1"),
			children: [
				/* @__PURE__ */ jsx("input", {
					type: "radio",
					name,
					value: id,
					checked: id === value,
					onChange: () => onChange(id),
					className: "sr-only"
				}),
				icon && /* @__PURE__ */ jsx(Icon, {
					of: icon,
					size: 18
				}),
				text,
				count !== void 0 && /* @__PURE__ */ jsx("span", {
					className: "font-normal opacity-80",
					children: count
				})
			]
		}, id))]
	});
}
// apps/web/src/ui/sentence/sentence.tsx
/** A rule that reads as a sentence, with chips for what can vary. */
function Sentence({ children, change }) {
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
		className: "type-sentence",
		children
	}), change && /* @__PURE__ */ jsx("p", {
		className: "mt-2",
		children: /* @__PURE__ */ jsx(Tag, {
			tone: "changed",
			icon: Pencil,
			children: change
		})
	})] });
}
// apps/web/src/ui/sentence/sentence-look.ts
/** The chip of a variable: tinted and underlined; solid while its menu is open; amber once changed. */
var sentenceWordLook = {
	shape: "inline-block max-w-full rounded-chip text-start border-b-2 px-2.5 leading-7.5 transition-colors duration-150 ease-calm",
	plain: "border-evergreen/35 bg-evergreen-tint text-evergreen-ink",
	changed: "border-soon-edge bg-marigold-tint text-marigold-ink",
	open: "aria-expanded:border-transparent aria-expanded:bg-evergreen aria-expanded:text-on-evergreen aria-expanded:ring-4 aria-expanded:ring-evergreen/18"
};
// apps/web/src/ui/sentence/sentence-word.tsx
/** A variable of a sentence that cannot be changed here. */
function SentenceWord({ changed, children }) {
	return /* @__PURE__ */ jsx("span", {
		className: classes(sentenceWordLook.shape, sentenceWordLook[changed ? "changed" : "plain"]),
		children
	});
}
export { PetPortrait as A, defineWords as B, useDraft as C, LinkButton as D, SkipLink as E, Icon as F, productPromise as G, useWordsOf as H, Drawing as I, UiProvider as J, businessConnectPlan as K, useSession as L, VerdictShape as M, buttonLook as N, Tag as O, classes as P, useWay as Q, session as R, PetAvatar as S, readText as T, contactEmail as U, useLocale as V, productName as W, useWords as X, useDirection as Y, WayProvider as Z, BrandMark as _, BadgeTag as a, PlaceTile as b, CoverageBar as c, shellWords as d, SiteFooter as f, Wordmark as g, frame as h, Segments as i, VerdictTag as j, portraitFor as k, proofIcon as l, pets as m, sentenceWordLook as n, DateStub as o, landingWords as p, Anchor as q, Sentence as r, coverageScale as s, SentenceWord as t, PublicPage as u, placeHue as v, keepText as w, PersonTile as x, placeLetters as y, SignInError as z };
