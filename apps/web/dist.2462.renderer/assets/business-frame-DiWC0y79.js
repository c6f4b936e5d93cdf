import { E as SkipLink, F as Icon, H as useWordsOf, L as useSession, P as classes, T as readText, W as productName, _ as BrandMark, b as PlaceTile, d as shellWords, g as Wordmark, q as Anchor, v as placeHue, w as keepText, y as placeLetters } from "./light-C8fMLwcq.js";
import { t as mayDo } from "./permissions-DilPRF2S.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as useWatch } from "./use-watch-CpQ9fn4o.js";
import { t as Count } from "./count-C2uR6pa1.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { a as alertWords, n as useAlertCount, o as PersonMenu, r as useNewestAlerts, s as TabBar, t as AlertsContext } from "./use-newest-alerts-B3tDqJ6N.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { t as Dialog$1 } from "./dialog-CYtOyh-5.js";
import { t as Menu$2 } from "./menu-7KRAIxuZ.js";
import { t as businessWords } from "./words-DlzFRSnj.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useLocation } from "@tanstack/react-router";
import { BadgeCheck, Bell, ChartColumn, ChevronsUpDown, DoorOpen, ListChecks, Menu, PawPrint, QrCode, ScanLine, ScrollText, Settings, Signature, SlidersHorizontal, Users } from "lucide-react";
import { Button } from "react-aria-components";
// packages/domain/src/accounts/entitlements.ts
/** What holds for everyone without a record of their own. */
var freeEntitlements = {
	businessConnect: false,
	tier: "free",
	source: "manual",
	currentPeriodEnd: null,
	updatedAt: null
};
// apps/web/src/ui/shell/business-rail.tsx
var itemLook = "relative flex min-h-11 items-center gap-3.5 rounded-field px-3 text-[0.9375rem] leading-6 transition-colors duration-150 ease-calm max-lg:size-12 max-lg:justify-center max-lg:px-0";
var hereLook = "bg-evergreen font-semibold text-on-evergreen";
var thereLook = "font-medium text-ink-2 hover:bg-line/45 hover:text-ink";
/** The rail at a business's pages: 232 px, 72 with icons alone, none on a phone. */
function BusinessRail({ brand, mark, switcher, navLabel, items, person }) {
	return /* @__PURE__ */ jsxs("aside", {
		className: "sticky top-0 flex h-dvh w-18 shrink-0 flex-col overflow-y-auto border-line border-e bg-sunken px-3 py-6 max-md:hidden lg:w-58 lg:px-3.5",
		children: [
			/* @__PURE__ */ jsx("div", {
				className: "px-2 max-lg:hidden",
				children: brand
			}),
			/* @__PURE__ */ jsx("div", {
				className: "grid place-items-center lg:hidden",
				children: mark
			}),
			/* @__PURE__ */ jsx("div", {
				className: "mt-6",
				children: switcher
			}),
			/* @__PURE__ */ jsx("nav", {
				"aria-label": navLabel,
				className: "mt-4 flex flex-col gap-0.5",
				children: items.map(({ href, label, icon, current, count, countLabel }) => /* @__PURE__ */ jsxs(Anchor, {
					href,
					"aria-current": current ? "page" : void 0,
					className: classes(itemLook, current ? hereLook : thereLook),
					children: [
						/* @__PURE__ */ jsx(Icon, { of: icon }),
						/* @__PURE__ */ jsx("span", {
							className: "flex-1 max-lg:sr-only",
							children: label
						}),
						count ? /* @__PURE__ */ jsx(Count, {
							label: countLabel,
							className: "max-lg:absolute max-lg:end-0 max-lg:top-0",
							children: count
						}) : null
					]
				}, href))
			}),
			/* @__PURE__ */ jsx("div", {
				className: "mt-auto shrink-0 pt-6 max-lg:mx-auto max-lg:w-10 max-lg:overflow-hidden lg:px-2",
				children: person
			})
		]
	});
}
// apps/web/src/ui/shell/business-shell.tsx
/** Rail, main part, tab bar. On paper only the main part. */
function BusinessShell({ notice, rail, tabBar, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex min-h-dvh flex-col bg-paper",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx("div", {
				className: "contents print:hidden",
				children: notice
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-1",
				children: [/* @__PURE__ */ jsx("div", {
					className: "contents print:hidden",
					children: rail
				}), /* @__PURE__ */ jsx("main", {
					id: "main",
					tabIndex: -1,
					className: "mx-auto w-full min-w-0 max-w-7xl flex-1 px-5 pt-5 pb-30 outline-none md:px-8 md:py-7 print:max-w-none print:p-0",
					children
				})]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "contents print:hidden",
				children: tabBar
			})
		]
	});
}
// apps/web/src/ui/shell/place-switcher.tsx
/** Which business this is: the face of the rail's switcher, put inside a menu's button by the caller. */
function PlaceSwitcher({ tile, name, detail, switches }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "card-edge flex w-full items-center gap-2 rounded-card bg-surface p-2 text-start md:max-lg:justify-center md:max-lg:p-1",
		children: [
			tile,
			/* @__PURE__ */ jsxs("span", {
				className: "min-w-0 flex-1 md:max-lg:sr-only",
				children: [/* @__PURE__ */ jsx("span", {
					className: "block truncate font-semibold type-caption",
					children: name
				}), /* @__PURE__ */ jsx("span", {
					className: "block truncate text-[0.75rem] leading-4 tracking-[-0.02em] text-ink-3",
					children: detail
				})]
			}),
			switches && /* @__PURE__ */ jsx(Icon, {
				of: ChevronsUpDown,
				size: 16,
				className: "text-ink-3 md:max-lg:hidden"
			})
		]
	});
}
// apps/web/src/features/accounts/use-entitlements.ts
/** Follows the person's entitlements live; without a person the free defaults hold. */
function useEntitlements() {
	const current = useSession();
	const words = useWordsOf(accountWords);
	const uid = current.ready ? current.uid : null;
	const [latest, setLatest] = useState(null);
	const state = useWatch("watchEntitlements", uid === null ? null : {}, setLatest);
	if (current.ready && uid === null) return {
		status: "loaded",
		entitlements: freeEntitlements
	};
	if (typeof state === "object") return {
		status: "error",
		message: words.entitlementsFailed
	};
	return latest ? {
		status: "loaded",
		entitlements: latest
	} : { status: "loading" };
}
// apps/web/src/features/alerts/bell-link.tsx
/** The bell where a tab bar has no room for it. */
function BellLink({ unread }) {
	const words = useWordsOf(alertWords);
	return /* @__PURE__ */ jsxs(Anchor, {
		href: "/alerts",
		"aria-label": unread > 0 ? words.unread(unread) : words.title,
		className: "relative grid size-11 shrink-0 place-items-center rounded-button text-ink-2",
		children: [/* @__PURE__ */ jsx(Icon, { of: Bell }), unread > 0 && /* @__PURE__ */ jsx("span", {
			"aria-hidden": "true",
			className: "absolute end-0 top-0",
			children: /* @__PURE__ */ jsx(Count, { children: unread })
		})]
	});
}
// apps/web/src/features/businesses/place-menu.tsx
/** Which place this is; a menu where there are several. */
function PlaceMenu({ places, current, onChoose, detail }) {
	const words = useWordsOf(businessWords);
	const several = places.length > 1;
	const face = /* @__PURE__ */ jsx(PlaceSwitcher, {
		tile: /* @__PURE__ */ jsx(PlaceTile, {
			monogram: placeLetters(current.name),
			hue: placeHue(current.id),
			size: 36
		}),
		name: current.name,
		detail,
		switches: several
	});
	if (!several) return face;
	return /* @__PURE__ */ jsx(Menu$2, {
		label: words.switchPlace,
		placement: "bottom start",
		items: places.map(({ id, name, kind }) => ({
			id,
			label: name,
			detail: words.kinds[kind]
		})),
		selected: current.id,
		onSelect: onChoose,
		trigger: /* @__PURE__ */ jsxs(Button, {
			className: "block w-full cursor-pointer rounded-card outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2",
			children: [face, /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: words.switchPlace
			})]
		})
	});
}
// apps/web/src/features/businesses/place-role.tsx
/** What the person is at a place, in a word. */
function PlaceRole({ role }) {
	return useWordsOf(businessWords).roles[role];
}
// apps/web/src/features/businesses/choose-place.ts
/** The place chosen on this device, else the first one; null where there is none. */
function choosePlace(places, chosenId) {
	return places.find(({ id }) => id === chosenId) ?? places[0] ?? null;
}
// apps/web/src/features/businesses/use-my-places.ts
var chosenKey = "clearpaw.place";
/** Where the person works, and which of these places this device shows. */
function useMyPlaces() {
	const list = useCall("listMyBusinesses", { limit: 100 });
	const [chosenId, setChosenId] = useState(() => readText(chosenKey));
	const choose = (placeId) => {
		keepText(chosenKey, placeId);
		setChosenId(placeId);
	};
	if (list.isPending) return { status: "loading" };
	if (list.isError) return {
		status: "failed",
		message: list.error.message,
		retry: () => void list.refetch()
	};
	const places = list.data.items;
	return {
		status: "loaded",
		places,
		current: choosePlace(places, chosenId),
		choose
	};
}
// apps/web/src/app/shells/more-tab.tsx
/** The last place of a phone's bar: a sheet with every page the bar has no room for. */
function MoreTab({ items }) {
	const words = useWordsOf(shellWords);
	const [isOpen, setOpen] = useState(false);
	const current = items.some((item) => item.current);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs(Button, {
		onPress: () => setOpen(true),
		"aria-haspopup": "dialog",
		className: classes("flex w-full cursor-pointer flex-col items-center gap-0.5 rounded-field type-tab-bar", current ? "font-semibold text-evergreen-ink" : "text-ink-3"),
		children: [/* @__PURE__ */ jsx("span", {
			className: classes("grid h-8 w-16 place-items-center rounded-full", current && "bg-evergreen-tint text-evergreen-ink"),
			children: /* @__PURE__ */ jsx(Icon, {
				of: Menu,
				size: 22
			})
		}), /* @__PURE__ */ jsx("span", {
			className: "tracking-[-0.015em]",
			children: words.more
		})]
	}), /* @__PURE__ */ jsx(Dialog$1, {
		isOpen,
		onOpenChange: setOpen,
		title: words.more,
		children: /* @__PURE__ */ jsx("nav", {
			"aria-label": words.more,
			children: /* @__PURE__ */ jsx("ul", {
				className: "grid grid-cols-2 gap-2",
				children: items.map(({ href, label, icon, current: here }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(Anchor, {
					href,
					onClick: () => setOpen(false),
					"aria-current": here ? "page" : void 0,
					className: classes("flex min-h-14 items-center gap-3 rounded-field px-4 type-label no-underline", here ? "bg-evergreen-tint text-evergreen-ink" : "bg-sunken text-ink"),
					children: [/* @__PURE__ */ jsx(Icon, { of: icon }), label]
				}) }, href))
			})
		})
	})] });
}
// apps/web/src/app/shells/business-frame.tsx
/** Rail, tab bar and, on a phone, a bar with place and person; the page stands between them. */
function BusinessFrame({ account, places, open, readOnly = false, children }) {
	const words = useWordsOf(shellWords);
	const newest = useNewestAlerts();
	const items = useItems({
		open,
		readOnly,
		newest
	});
	const more = useMore(open, places.current?.role ?? "staff");
	const switcher = places.current ? /* @__PURE__ */ jsx(PlaceMenu, {
		places: places.places,
		current: places.current,
		onChoose: places.choose,
		detail: words.businessDashboard
	}) : /* @__PURE__ */ jsx("p", {
		className: "px-2 text-ink-2 type-caption",
		children: words.businessDashboard
	});
	const name = account.profile.displayName ?? account.profile.email;
	const person = /* @__PURE__ */ jsxs("div", {
		className: "flex items-center gap-3",
		children: [/* @__PURE__ */ jsx(PersonMenu, { name }), /* @__PURE__ */ jsxs("p", {
			className: "min-w-0 max-lg:hidden",
			children: [/* @__PURE__ */ jsx("span", {
				className: "block truncate font-semibold type-caption",
				children: name
			}), places.current && /* @__PURE__ */ jsx("span", {
				className: "block text-ink-3 type-caption",
				children: /* @__PURE__ */ jsx(PlaceRole, { role: places.current.role })
			})]
		})]
	});
	const home = (face) => /* @__PURE__ */ jsx(TextLink, {
		href: "/",
		"aria-label": words.home,
		className: "inline-block text-ink no-underline",
		children: face
	});
	return /* @__PURE__ */ jsx(BusinessShell, {
		notice: /* @__PURE__ */ jsxs("header", {
			className: "flex items-center gap-3 border-line border-b bg-sunken px-5 py-2.5 md:hidden",
			children: [
				home(/* @__PURE__ */ jsx(BrandMark, { size: 32 })),
				/* @__PURE__ */ jsx("div", {
					className: "min-w-0 flex-1",
					children: switcher
				}),
				/* @__PURE__ */ jsx(BellLink, { unread: newest.unread }),
				/* @__PURE__ */ jsx(PersonMenu, { name })
			]
		}),
		rail: /* @__PURE__ */ jsx(BusinessRail, {
			brand: home(/* @__PURE__ */ jsx(Wordmark, { name: productName })),
			mark: home(/* @__PURE__ */ jsx(BrandMark, { size: 36 })),
			switcher,
			navLabel: words.businessNavigation,
			items: [...items, ...more],
			person
		}),
		tabBar: open && /* @__PURE__ */ jsx(TabBar, {
			navLabel: words.businessNavigation,
			items: items.filter(({ href }) => atThumb.includes(href)),
			end: /* @__PURE__ */ jsx(MoreTab, { items: [...items.filter(({ href }) => !elsewhere.includes(href)), ...more] })
		}),
		children: /* @__PURE__ */ jsx(AlertsContext, {
			value: newest,
			children
		})
	});
}
/** What a phone's bar holds itself; alerts have their bell on top, and everything else is behind "More". */
var atThumb = [
	"/business",
	"/business/scan",
	"/business/pets"
];
var elsewhere = [...atThumb, "/alerts"];
function useItems({ open, readOnly, newest }) {
	const words = useWordsOf(shellWords);
	const { pathname } = useLocation();
	const today = {
		href: "/business",
		label: words.today,
		icon: DoorOpen,
		current: pathname === "/business"
	};
	const settings = {
		href: "/settings",
		label: words.settings,
		icon: Settings,
		current: pathname === "/settings"
	};
	const alerts = {
		href: "/alerts",
		label: words.alerts,
		icon: Bell,
		current: pathname === "/alerts",
		...useAlertCount(newest)
	};
	if (!open) return [
		{
			...today,
			current: pathname === "/business"
		},
		alerts,
		settings
	];
	return [
		today,
		...readOnly ? [] : [{
			href: "/business/scan",
			label: words.scan,
			icon: ScanLine,
			raised: true
		}],
		{
			href: "/business/pets",
			label: words.pets,
			icon: PawPrint,
			current: pathname.startsWith("/business/pets")
		},
		{
			href: "/business/requirements",
			label: words.requirements,
			icon: ListChecks,
			current: pathname === "/business/requirements"
		},
		{
			href: "/business/insight",
			label: words.insight,
			icon: ChartColumn,
			current: pathname === "/business/insight"
		},
		alerts
	];
}
/** Further pages of a place: in the rail, and on a phone behind "More", because its bar holds four. */
function useMore(open, role) {
	const words = useWordsOf(shellWords);
	const { pathname } = useLocation();
	if (!open) return [];
	return [
		{
			href: "/business/reviews",
			label: words.reviews,
			icon: BadgeCheck,
			action: "readReviews"
		},
		{
			href: "/business/waivers",
			label: words.waivers,
			icon: Signature,
			action: "readWaivers"
		},
		{
			href: "/business/poster",
			label: words.poster,
			icon: QrCode,
			action: "checkIn"
		},
		{
			href: "/business/team",
			label: words.team,
			icon: Users,
			action: "readTeam"
		},
		{
			href: "/business/trail",
			label: words.trail,
			icon: ScrollText,
			action: "readTrail"
		},
		{
			href: "/business/settings",
			label: words.placeSettings,
			icon: SlidersHorizontal,
			action: "editBusiness"
		}
	].filter(({ action }) => mayDo(role, action)).map(({ action: _needed, ...page }) => ({
		...page,
		current: pathname.startsWith(page.href)
	}));
}
export { useMyPlaces as n, useEntitlements as r, BusinessFrame as t };
