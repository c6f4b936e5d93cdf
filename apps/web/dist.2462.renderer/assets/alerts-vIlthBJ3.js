import { n as useMyPlaces, r as useEntitlements, t as BusinessFrame } from "./business-frame-DiWC0y79.js";
import { F as Icon, H as useWordsOf, P as classes, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { n as Rows } from "./rows-DQrFM6E6.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { a as alertWords, i as useUnread } from "./use-newest-alerts-B3tDqJ6N.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as SavedNote } from "./saved-note-Bf_R52zE.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as Switch } from "./switch-C6zq1t-F.js";
import { t as ComboBox } from "./combo-box-gMB5Dsl-.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as Guard } from "./guard-CIKJds45.js";
import { t as OwnerFrame } from "./owner-area-DHVId1Nv.js";
import { useEffect, useMemo, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck, CalendarClock, CreditCard, DoorOpen, Eye, FileSearch, FileWarning, ListChecks, Mail, PawPrint, PenLine, TrendingUp, Users } from "lucide-react";
// packages/domain/src/alerts/alert-kind.ts
/** Everything that alerts somebody, in the order in which the preferences list it. */
var alertKinds = [
	"renewal",
	"requirement_changed",
	"evidence_accepted",
	"evidence_refused",
	"document_read",
	"waiver_to_sign",
	"checked_in",
	"new_viewer",
	"invitation",
	"payment_trouble",
	"review_waiting",
	"arrival_waiting",
	"capacity_reached",
	"weekly_digest"
];
/** Who gets which kind. */
var alertAudience = {
	renewal: "owner",
	requirement_changed: "owner",
	evidence_accepted: "owner",
	evidence_refused: "owner",
	document_read: "owner",
	waiver_to_sign: "owner",
	checked_in: "owner",
	new_viewer: "owner",
	invitation: "anyone",
	payment_trouble: "anyone",
	review_waiting: "business",
	arrival_waiting: "business",
	capacity_reached: "business",
	weekly_digest: "business"
};
// apps/web/src/features/alerts/alert-icon.ts
/** A sign for each kind; the words beside it say the same. */
var alertIcons = {
	renewal: CalendarClock,
	requirement_changed: ListChecks,
	evidence_accepted: BadgeCheck,
	evidence_refused: FileWarning,
	document_read: FileSearch,
	waiver_to_sign: PenLine,
	checked_in: PawPrint,
	new_viewer: Eye,
	invitation: Mail,
	payment_trouble: CreditCard,
	review_waiting: FileSearch,
	arrival_waiting: DoorOpen,
	capacity_reached: Users,
	weekly_digest: TrendingUp
};
// apps/web/src/features/alerts/alert-path.ts
/** Where an alert leads; null where there is nothing more to see than what it says. */
function alertPath({ kind, petId }) {
	if (kind === "payment_trouble") return "/billing";
	if (kind === "arrival_waiting" || kind === "capacity_reached") return "/business";
	if (kind === "review_waiting") return "/business/reviews";
	if (kind === "weekly_digest") return "/business/insight";
	if (kind === "invitation") return null;
	return petId === null ? null : `/pets/${petId}`;
}
// apps/web/src/features/alerts/alert-row.tsx
/** One alert: what it is about, what to do, when it came. Following it reads it. */
function AlertRow({ alert, onRead }) {
	const words = useWordsOf(alertWords);
	const format = useFormat();
	const { id, kind, title, body, createdAt, readAt } = alert;
	const path = alertPath(alert);
	const isNew = readAt === null;
	return /* @__PURE__ */ jsxs("li", {
		className: "flex items-start gap-4 py-4 first:pt-0 last:pb-0",
		children: [/* @__PURE__ */ jsx("span", {
			className: classes("grid size-11 shrink-0 place-items-center rounded-full", isNew ? "bg-evergreen-tint text-evergreen-ink" : "bg-sunken text-ink-3"),
			children: /* @__PURE__ */ jsx(Icon, { of: alertIcons[kind] })
		}), /* @__PURE__ */ jsxs("div", {
			className: "min-w-0 flex-1",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-4",
				children: [/* @__PURE__ */ jsxs("p", {
					className: classes("min-w-0 text-pretty", isNew ? "type-strong" : "type-body text-ink-2"),
					children: [isNew && /* @__PURE__ */ jsx("span", {
						className: "me-2 inline-block rounded-full bg-marigold px-2 align-[0.1em] font-bold text-[0.75rem] text-on-marigold leading-5",
						children: words.fresh
					}), path === null ? title : /* @__PURE__ */ jsx(TextLink, {
						href: path,
						tone: "quiet",
						className: isNew ? "text-ink" : void 0,
						onClick: () => isNew && onRead(id),
						children: title
					})]
				}), /* @__PURE__ */ jsx("time", {
					dateTime: createdAt,
					className: "shrink-0 type-small text-ink-3",
					children: format.moment(createdAt)
				})]
			}), /* @__PURE__ */ jsx("p", {
				className: "mt-0.5 text-pretty type-small text-ink-2",
				children: body
			})]
		})]
	});
}
// apps/web/src/features/alerts/alert-list.tsx
/** More is a page of its own. */
var pageSize = 30;
/** As many as one call takes. */
var mostAtOnce = 100;
var sitting = portraitFor({
	id: "alerts",
	species: "dog"
});
/** Every alert, the newest first; read here is read everywhere. */
function AlertList() {
	const words = useWordsOf(alertWords);
	const unread = useUnread();
	const mark = useAction("markAlertsRead", ["listAlerts"]);
	const list = useInfiniteQuery({
		queryKey: ["listAlerts", "pages"],
		queryFn: ({ pageParam }) => call("listAlerts", {
			limit: pageSize,
			...pageParam === "" ? {} : { cursor: pageParam }
		}),
		initialPageParam: "",
		getNextPageParam: (page) => page.nextCursor
	});
	if (list.isPending) return /* @__PURE__ */ jsx(ListSkeleton, {});
	if (list.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void list.refetch(),
		children: words.loadFailed
	});
	const items = list.data.pages.flatMap((page) => page.items);
	const fresh = items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
	const read = (ids) => mark.mutate({ ids: ids.slice(0, mostAtOnce) });
	return /* @__PURE__ */ jsxs(Panel, {
		title: unread > 0 ? words.unread(unread) : words.none,
		action: fresh.length > 0 && /* @__PURE__ */ jsx(Button, {
			variant: "quiet",
			size: "small",
			busy: mark.isPending && words.marking,
			onPress: () => read(fresh),
			children: words.markAll
		}),
		children: [
			mark.isError && /* @__PURE__ */ jsx(ErrorPanel, { children: words.markFailed }),
			items.length === 0 ? /* @__PURE__ */ jsx(EmptyState, {
				look: sitting,
				prop: "box",
				title: words.none,
				children: words.noneDetail
			}) : /* @__PURE__ */ jsx(Rows, { children: items.map((alert) => /* @__PURE__ */ jsx(AlertRow, {
				alert,
				onRead: (id) => read([id])
			}, alert.id)) }),
			list.hasNextPage && /* @__PURE__ */ jsx("div", {
				className: "mt-5",
				children: /* @__PURE__ */ jsx(Button, {
					variant: "secondary",
					busy: list.isFetchingNextPage && words.loadingMore,
					onPress: () => void list.fetchNextPage(),
					children: words.more
				})
			})
		]
	});
}
function ListSkeleton() {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-16 w-full",
				shape: "card"
			}),
			/* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-16 w-full",
				shape: "card"
			}),
			/* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-16 w-full",
				shape: "card"
			})
		]
	});
}
// apps/web/src/features/alerts/calendar-panel.tsx
/** The address for a calendar program, and a way to make it worthless to whoever else got hold of it. */
function CalendarPanel() {
	const words = useWordsOf(alertWords);
	const feed = useCall("getCalendarFeed", {});
	const rotate = useAction("rotateCalendarFeed", ["getCalendarFeed"]);
	const [asking, setAsking] = useState(false);
	const copy = async (url) => {
		await navigator.clipboard.writeText(url);
		showToast({ words: words.copied });
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.calendar,
		lead: words.calendarLead,
		children: [
			(feed.isError || rotate.isError) && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void feed.refetch(),
				children: words.calendarFailed
			}),
			feed.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, { className: "h-12 w-full" }) }),
			feed.data && /* @__PURE__ */ jsxs("div", {
				className: "flex flex-col gap-4",
				children: [/* @__PURE__ */ jsx(TextField, {
					label: words.calendarAddress,
					value: feed.data.url,
					onChange: () => {},
					readOnly: true
				}), /* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ jsx(Button, {
						variant: "secondary",
						size: "small",
						onPress: () => void copy(feed.data.url),
						children: words.copy
					}), /* @__PURE__ */ jsx(Button, {
						variant: "ghost",
						size: "small",
						onPress: () => setAsking(true),
						children: words.renew
					})]
				})]
			}),
			/* @__PURE__ */ jsx(ConfirmDialog, {
				isOpen: asking,
				onOpenChange: setAsking,
				title: words.renewTitle,
				confirm: words.renew,
				onConfirm: () => rotate.mutate({}, { onSettled: () => setAsking(false) }),
				children: words.renewLead
			})
		]
	});
}
// apps/web/src/features/alerts/kind-grid.tsx
var channels = [
	"inApp",
	"email",
	"push"
];
/** A row for each kind, a box for each way. */
function KindGrid({ kinds, chosen, onChoose }) {
	const words = useWordsOf(alertWords);
	return /* @__PURE__ */ jsxs("table", {
		className: "w-full border-collapse text-start",
		children: [/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", {
			className: "border-line border-b type-small text-ink-3",
			children: [/* @__PURE__ */ jsx("th", {
				scope: "col",
				className: "py-2 text-start font-medium",
				children: words.kind
			}), channels.map((channel) => /* @__PURE__ */ jsx("th", {
				scope: "col",
				className: "w-14 py-2 text-center font-medium",
				children: words[channel]
			}, channel))]
		}) }), /* @__PURE__ */ jsx("tbody", { children: kinds.map((kind) => /* @__PURE__ */ jsxs("tr", {
			className: "border-line border-b last:border-b-0",
			children: [/* @__PURE__ */ jsxs("th", {
				scope: "row",
				className: "py-2 pe-2 text-start font-normal",
				children: [/* @__PURE__ */ jsx("span", {
					className: "block type-strong",
					children: words.kinds[kind].name
				}), /* @__PURE__ */ jsx("span", {
					className: "block type-small text-ink-2",
					children: words.kinds[kind].detail
				})]
			}), channels.map((channel) => /* @__PURE__ */ jsx("td", {
				className: "text-center align-middle",
				children: /* @__PURE__ */ jsx(Checkbox, {
					className: "mx-auto",
					"aria-label": words.by(words.kinds[kind].name, words[channel]),
					isSelected: chosen[kind][channel],
					onChange: (on) => onChoose(kind, {
						...chosen[kind],
						[channel]: on
					})
				})
			}, channel))]
		}, kind)) })]
	});
}
// apps/web/src/features/alerts/push/push-state.ts
/** The service worker that shows what is pushed; absent where the app is not installed with one. */
async function registration() {
	if (!("serviceWorker" in navigator) || !("PushManager" in window)) return void 0;
	return navigator.serviceWorker.getRegistration();
}
async function pushState() {
	const worker = await registration();
	if (!worker) return "unavailable";
	if (Notification.permission === "denied") return "denied";
	return await worker.pushManager.getSubscription() ? "on" : "off";
}
/** Asks the reader and then the browser's push service; null where either says no. */
async function subscribe(publicKey) {
	const worker = await registration();
	if (!worker || await Notification.requestPermission() !== "granted") return null;
	return (await worker.pushManager.subscribe({
		userVisibleOnly: true,
		applicationServerKey: publicKey
	})).toJSON();
}
/** Ends it; answers the address that is now worthless. */
async function unsubscribe() {
	const subscription = await (await registration())?.pushManager.getSubscription();
	await subscription?.unsubscribe();
	return subscription?.endpoint ?? null;
}
// apps/web/src/features/alerts/push/push-switch.tsx
/** Off until the reader switches it on here, on this device; a browser that cannot is not asked. */
function PushSwitch() {
	const words = useWordsOf(alertWords);
	const [state, setState] = useState("unavailable");
	useEffect(() => {
		pushState().then(setState);
	}, []);
	const change = async (on) => {
		await (on ? begin() : end());
		setState(await pushState());
	};
	if (state === "unavailable") return null;
	return /* @__PURE__ */ jsx(Switch, {
		end: true,
		detail: state === "denied" ? words.pushDenied : words.pushDetail,
		isDisabled: state === "denied",
		isSelected: state === "on",
		onChange: (on) => void change(on),
		children: words.pushTitle
	});
}
async function begin() {
	const { publicKey } = await call("getPushKey", {});
	const { endpoint, keys } = await subscribe(publicKey) ?? {};
	if (!endpoint || !keys?.p256dh || !keys.auth) return;
	await call("addPushDevice", {
		endpoint,
		keys: {
			p256dh: keys.p256dh,
			auth: keys.auth
		}
	});
}
async function end() {
	const endpoint = await unsubscribe();
	if (endpoint) await call("removePushDevice", { endpoint });
}
// apps/web/src/features/alerts/quiet-fields.tsx
var usualHours = {
	from: "21:00",
	to: "08:00"
};
/** When it is quiet, and where: both decide in which morning a reminder comes. */
function QuietFields({ preferences, onChange }) {
	const words = useWordsOf(alertWords);
	const { quietHours, timeZone } = preferences;
	const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	const zones = useMemo(() => zoneOptions([here, timeZone]), [here, timeZone]);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ jsx(Switch, {
				end: true,
				detail: words.quietDetail,
				isSelected: quietHours !== null,
				onChange: (on) => onChange({ quietHours: on ? usualHours : null }),
				children: words.quiet
			}),
			quietHours && /* @__PURE__ */ jsxs("div", {
				className: "grid grid-cols-2 gap-4",
				children: [/* @__PURE__ */ jsx(Select, {
					label: words.quietFrom,
					options: timesWith(quietHours.from),
					value: quietHours.from,
					onChange: (from) => onChange({ quietHours: {
						...quietHours,
						from
					} })
				}), /* @__PURE__ */ jsx(Select, {
					label: words.quietTo,
					options: timesWith(quietHours.to),
					value: quietHours.to,
					onChange: (to) => onChange({ quietHours: {
						...quietHours,
						to
					} })
				})]
			}),
			/* @__PURE__ */ jsx(ComboBox, {
				label: words.timeZone,
				help: words.timeZoneHelp,
				options: zones,
				value: timeZone,
				onChange: (zone) => zone !== null && zone !== timeZone && onChange({ timeZone: zone })
			}),
			here !== timeZone && /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "tonal",
				size: "small",
				onPress: () => onChange({ timeZone: here }),
				children: words.hereZone(here.replaceAll("_", " "))
			}) })
		]
	});
}
/** Every half hour, and whatever else is set. */
function timesWith(set) {
	const halves = Array.from({ length: 48 }, (_, index) => {
		return `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`;
	});
	return [.../* @__PURE__ */ new Set([...halves, set])].sort().map((id) => ({
		id,
		label: id
	}));
}
function zoneOptions(more) {
	const known = /* @__PURE__ */ new Set([
		"UTC",
		...more,
		...Intl.supportedValuesOf("timeZone")
	]);
	return Array.from(known, (id) => {
		const parts = id.split("/").map((part) => part.replaceAll("_", " "));
		return {
			id,
			label: parts.at(-1) ?? id,
			note: parts.slice(0, -1).join(", ")
		};
	}).sort((a, b) => a.label.localeCompare(b.label));
}
// apps/web/src/features/alerts/preferences-panel.tsx
/** How somebody is told: channels for each kind, quiet hours, time zone. Each change is saved by itself. */
function PreferencesPanel({ audience }) {
	const words = useWordsOf(alertWords);
	const preferences = useCall("getAlertPreferences", {});
	const save = useAction("setAlertPreferences", ["getAlertPreferences"]);
	const kinds = alertKinds.filter((kind) => alertAudience[kind] === audience || alertAudience[kind] === "anyone");
	const { data } = preferences;
	const shown = data && (save.isPending ? merged(data, save.variables) : data);
	const choose = (kind, channels) => save.mutate({ kinds: { [kind]: channels } });
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.preferences,
		lead: words.preferencesLead,
		children: [
			preferences.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void preferences.refetch(),
				children: words.preferencesFailed
			}),
			preferences.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-60 w-full",
				shape: "card"
			}) }),
			save.isError && /* @__PURE__ */ jsx(ErrorPanel, { children: words.saveFailed }),
			shown && /* @__PURE__ */ jsxs("div", {
				className: "flex flex-col gap-6",
				children: [
					/* @__PURE__ */ jsx(KindGrid, {
						kinds,
						chosen: shown.kinds,
						onChoose: choose
					}),
					/* @__PURE__ */ jsx(PushSwitch, {}),
					/* @__PURE__ */ jsx(QuietFields, {
						preferences: shown,
						onChange: (change) => save.mutate(change)
					}),
					save.isSuccess && /* @__PURE__ */ jsx(SavedNote, { children: words.saved })
				]
			})
		]
	});
}
/** What will be so once it is saved, so that a switch does not spring back meanwhile. */
function merged(before, change) {
	const { quietHours = before.quietHours, timeZone = before.timeZone } = change;
	return {
		kinds: {
			...before.kinds,
			...change.kinds
		},
		quietHours,
		timeZone
	};
}
// apps/web/src/features/alerts/alerts-view.tsx
/** What happened at the left; how to be told, and the calendar, at the right. */
function AlertsView({ kind }) {
	const words = useWordsOf(alertWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(PageTitle, {
			kind,
			lead: words.lead,
			children: words.title
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]",
			children: [/* @__PURE__ */ jsx(AlertList, {}), /* @__PURE__ */ jsxs("div", {
				className: "flex flex-col gap-6",
				children: [/* @__PURE__ */ jsx(PreferencesPanel, { audience: kind }), kind === "owner" && /* @__PURE__ */ jsx(CalendarPanel, {})]
			})]
		})]
	});
}
// apps/web/src/app/routes/alerts.tsx
/** Alerts, in the shell of whoever reads them. */
function AlertsPage() {
	return /* @__PURE__ */ jsx(Guard, {
		need: "anyone-signed-in",
		children: (account) => account.profile.userType === "business" ? /* @__PURE__ */ jsx(ForBusiness, { account }) : /* @__PURE__ */ jsx(OwnerFrame, {
			account,
			children: /* @__PURE__ */ jsx(AlertsView, { kind: "owner" })
		})
	});
}
function ForBusiness({ account }) {
	const places = useMyPlaces();
	const state = useEntitlements();
	if (places.status === "loading") return /* @__PURE__ */ jsx(Spinner, {});
	const shown = places.status === "loaded" ? places : {
		status: "loaded",
		places: [],
		current: null,
		choose: () => {}
	};
	const entitled = state.status === "loaded" && state.entitlements.businessConnect === true;
	return /* @__PURE__ */ jsx(BusinessFrame, {
		account,
		places: shown,
		open: entitled && shown.current !== null,
		children: /* @__PURE__ */ jsx(AlertsView, { kind: "business" })
	});
}
export { AlertsPage as default };
