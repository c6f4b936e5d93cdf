import { B as defineWords, F as Icon, H as useWordsOf, P as classes, q as Anchor, x as PersonTile } from "./light-C8fMLwcq.js";
import { t as useWatch } from "./use-watch-CpQ9fn4o.js";
import { t as Count } from "./count-C2uR6pa1.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { t as Menu$2 } from "./menu-7KRAIxuZ.js";
import { t as useSignOut } from "./use-sign-out-C-4SEkk2.js";
import { createContext, use, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useNavigate } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { LogOut, Settings } from "lucide-react";
import { Button } from "react-aria-components";
// apps/web/src/ui/shell/tab-bar.tsx
function pillOf({ current, raised }) {
	if (raised) return "-mt-6 size-14 bg-evergreen text-on-evergreen shadow-e2 ring-4 ring-surface";
	return classes("h-8 w-16", current && "bg-evergreen-tint text-evergreen-ink");
}
/** The places of a phone, at the thumb. 84 px with the words below their icons. */
function TabBar({ navLabel, items, end }) {
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": navLabel,
		className: "fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden",
		children: /* @__PURE__ */ jsxs("ul", {
			className: "mx-auto flex h-21 max-w-120 items-start justify-around px-1 pt-2",
			children: [items.map((item) => /* @__PURE__ */ jsx("li", {
				className: "min-w-0 flex-1",
				children: /* @__PURE__ */ jsxs(Anchor, {
					href: item.href,
					"aria-current": item.current ? "page" : void 0,
					className: classes("flex flex-col items-center gap-0.5 rounded-field type-tab-bar", item.current ? "font-semibold text-evergreen-ink" : "text-ink-3"),
					children: [/* @__PURE__ */ jsxs("span", {
						className: classes("relative grid place-items-center rounded-full", pillOf(item)),
						children: [/* @__PURE__ */ jsx(Icon, {
							of: item.icon,
							size: item.raised ? 24 : 22,
							strong: item.raised ?? false
						}), item.count ? /* @__PURE__ */ jsx(Count, {
							label: item.countLabel,
							className: "absolute start-8 -top-1",
							children: item.count
						}) : null]
					}), /* @__PURE__ */ jsx("span", {
						className: "max-w-full truncate tracking-[-0.015em]",
						children: item.label
					})]
				})
			}, item.href)), end && /* @__PURE__ */ jsx("li", {
				className: "min-w-0 flex-1",
				children: end
			})]
		})
	});
}
// apps/web/src/features/accounts/person-menu.tsx
/** One's initials; behind them, the settings and the way out. */
function PersonMenu({ name }) {
	const words = useWordsOf(accountWords);
	const signOut = useSignOut();
	const navigate = useNavigate();
	const toSettings = () => void navigate({ to: "/settings" });
	return /* @__PURE__ */ jsx(Menu$2, {
		label: words.account,
		trigger: /* @__PURE__ */ jsx(Button, {
			"aria-label": `${words.account}, ${initialsOf(name)}`,
			className: "grid size-11 place-items-center rounded-full outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus",
			children: /* @__PURE__ */ jsx(PersonTile, { initials: initialsOf(name) })
		}),
		items: [{
			id: "settings",
			label: words.settings,
			icon: Settings,
			onAction: toSettings
		}, {
			id: "log-out",
			label: words.logOut,
			icon: LogOut,
			onAction: () => void signOut()
		}]
	});
}
/** Two letters: of the first and the last word, or of an address. */
function initialsOf(name) {
	const words = name.replace(/@.*/, "").split(/[\s._-]+/).filter(Boolean);
	return (words.length > 1 ? [words[0], words.at(-1)] : [words[0]]).map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}
/** Texts of alerts, their preferences and the calendar. */
var alertWords = defineWords({ en: {
	title: "Alerts",
	lead: "What needs you, and what happened.",
	unread: (count) => count === 1 ? "1 unread alert" : `${count} unread alerts`,
	fresh: "New",
	live: "Live",
	markAll: "Mark all as read",
	marking: "Marking…",
	more: "Show older",
	loadingMore: "Loading…",
	loadFailed: "The alerts could not be loaded.",
	markFailed: "That was not saved; the alerts are still unread.",
	none: "Nothing new",
	noneDetail: "When something is to be renewed, or somebody looks at a record, it stands here.",
	open: (title) => `Open: ${title}`,
	preferences: "How you are told",
	preferencesLead: "In the app, by e-mail, or pushed to this device.",
	preferencesFailed: "Your choices could not be loaded.",
	saveFailed: "That was not saved. Try again.",
	saved: "Saved",
	kind: "What",
	inApp: "App",
	email: "E-mail",
	push: "Push",
	by: (kind, channel) => `${kind}: ${channel}`,
	kinds: {
		renewal: {
			name: "Something to renew",
			detail: "30, 14 and 3 days before, on the day, and once after"
		},
		requirement_changed: {
			name: "New rules",
			detail: "When a place asks for something your pet does not have yet"
		},
		evidence_accepted: {
			name: "Proof accepted",
			detail: "When a place has checked a record"
		},
		evidence_refused: {
			name: "Proof refused",
			detail: "With the reason"
		},
		document_read: {
			name: "Document read",
			detail: "When what it says is ready for you to confirm"
		},
		waiver_to_sign: {
			name: "A waiver to sign",
			detail: "When a place has changed its text"
		},
		checked_in: {
			name: "Check-in",
			detail: "When a place lets your pet in"
		},
		new_viewer: {
			name: "Someone new looked",
			detail: "The first time a place looks at your pet"
		},
		invitation: {
			name: "Invitations",
			detail: "To a team, or to share a pet"
		},
		payment_trouble: {
			name: "Payment",
			detail: "When a payment did not go through"
		},
		review_waiting: {
			name: "Reviews",
			detail: "When a record waits to be checked"
		},
		arrival_waiting: {
			name: "At the door",
			detail: "When somebody waits to be let in"
		},
		capacity_reached: {
			name: "Full house",
			detail: "When a place has reached its limit"
		},
		weekly_digest: {
			name: "Weekly summary",
			detail: "On Monday morning"
		}
	},
	quiet: "Quiet hours",
	quietDetail: "No e-mail and no push in these hours; they come when the hours end.",
	quietFrom: "From",
	quietTo: "To",
	timeZone: "Time zone",
	timeZoneHelp: "Reminders come in the morning here.",
	hereZone: (zone) => `Use ${zone}`,
	pushTitle: "Push to this device",
	pushDetail: "Shows alerts even when the app is closed.",
	pushDenied: "This browser does not allow it. Its settings for this site can change that.",
	pushUnavailable: "This browser cannot be pushed to.",
	calendar: "In your calendar",
	calendarLead: "Every last valid day as an all-day event. Whoever knows the address can read it.",
	calendarAddress: "Address of your calendar",
	copy: "Copy address",
	copied: "Address copied",
	renew: "New address",
	renewTitle: "Make a new address?",
	renewLead: "Calendars that use the old address stop at once.",
	calendarFailed: "The address could not be loaded."
} });
// apps/web/src/features/alerts/use-newest-alerts.ts
/** Followed once, by the shell; what stands inside it shares the news. */
var AlertsContext = createContext({
	unread: 0,
	items: []
});
/** How many alerts are unread, live on every device. */
function useUnread() {
	return use(AlertsContext).unread;
}
/** The count of a navigation item, in figures and in words. */
function useAlertCount({ unread }) {
	return {
		count: unread,
		countLabel: useWordsOf(alertWords).unread(unread)
	};
}
/** Follows the caller's alerts while the shell stands. A change lets the list on the page go stale. */
function useNewestAlerts() {
	const queries = useQueryClient();
	const [newest, setNewest] = useState({
		unread: 0,
		items: []
	});
	useWatch("watchAlerts", {}, (message) => {
		setNewest(message);
		queries.invalidateQueries({ queryKey: ["listAlerts"] });
	});
	return newest;
}
export { alertWords as a, useUnread as i, useAlertCount as n, PersonMenu as o, useNewestAlerts as r, TabBar as s, AlertsContext as t };
