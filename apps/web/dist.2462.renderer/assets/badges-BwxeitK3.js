import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { B as defineWords, D as LinkButton, H as useWordsOf, S as PetAvatar, a as BadgeTag } from "./light-C8fMLwcq.js";
import { t as QrCode$1 } from "./qr-code-k9iCdEgZ.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as Menu$1 } from "./menu-7KRAIxuZ.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { t as qrModulesOf } from "./qr-code-Doc9Wq3Q.js";
import { i as slotAt, s as makeKeyPair, t as formatLiveFragment } from "./live-code-BKWQvvfX.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as CallError } from "./call-error-6MthuIsC.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as Dialog } from "./dialog-CYtOyh-5.js";
import { useEffect, useId, useMemo, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
import { Copy, PawPrint, Pencil, Printer, RefreshCw, Siren, Sun, X } from "lucide-react";
import { openDB } from "idb";
// packages/domain/src/badges/lost-notice.ts
var fewestFigures = 5;
var mostFigures = 15;
/** What cannot work about a notice; nothing when somebody can be reached. */
function checkLostNotice({ phone, email }) {
	if (phone === null && email === null) return [{
		path: "phone",
		message: "Give a phone number or an e-mail address."
	}];
	if (phone !== null && dialOf(phone) === null) return [{
		path: "phone",
		message: "This is no phone number."
	}];
	return [];
}
/** The number as phones dial it, or null: `+49 (170) 12-34 567` is dialled `+491701234567`. */
function dialOf(phone) {
	if (!/^\s*\+?[\d\s().\-/]+$/.test(phone)) return null;
	const figures = phone.replace(/\D/g, "");
	if (figures.length < fewestFigures || figures.length > mostFigures) return null;
	return `${phone.trim().startsWith("+") ? "+" : ""}${figures}`;
}
// apps/web/src/ui/badge/badge-screen.tsx
/** The whole screen of a badge: the pet's own blanket, the tag hanging in it, nothing else. */
function BadgeScreen({ blanket, start, end, children, actions }) {
	return /* @__PURE__ */ jsxs("main", {
		"data-blanket": blanket,
		className: "relative flex min-h-dvh flex-col overflow-hidden bg-blanket px-5 pb-6",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex h-16 items-start justify-between pt-2.5",
			children: [start, end]
		}), /* @__PURE__ */ jsxs("div", {
			className: "mx-auto mt-10 flex w-full max-w-88 flex-1 flex-col justify-between gap-6",
			children: [children, actions && /* @__PURE__ */ jsx("div", {
				className: "flex gap-2.5 [&>*]:flex-1",
				children: actions
			})]
		})]
	});
}
// apps/web/src/features/badges/qr-matrix.ts
/** The modules of a QR code, level M, without a quiet zone (the drawing adds it). */
function qrMatrixOf(text) {
	return qrModulesOf(text);
}
// apps/web/src/features/badges/use-screen-on.ts
/** Keeps the screen awake while it is wanted; where the browser cannot, it stays off and says so. */
function useScreenOn() {
	const possible = "wakeLock" in navigator;
	const [wanted, setWanted] = useState(true);
	const [on, setOn] = useState(false);
	useEffect(() => {
		if (!possible || !wanted) return;
		let lock = null;
		const hold = async () => {
			if (document.visibilityState !== "visible") return;
			lock = await navigator.wakeLock.request("screen").catch(() => null);
			setOn(lock !== null);
		};
		hold();
		document.addEventListener("visibilitychange", hold);
		return () => {
			document.removeEventListener("visibilitychange", hold);
			lock?.release();
			setOn(false);
		};
	}, [possible, wanted]);
	return {
		on,
		possible,
		toggle: () => setWanted(!wanted)
	};
}
/** Texts on a badge. */
var badgeWords = defineWords({ en: {
	close: "Close the badge",
	more: "More about this badge",
	codeLabel: (name) => `QR badge of ${name}`,
	chip: (tail) => `chip …${tail}`,
	typed: "Code for typing",
	newCode: "Make a new code",
	newCodeTitle: "Make a new code?",
	newCodeLead: "The old one stops working at once, on every print and photo of it.",
	making: "Making…",
	copy: "Copy the address",
	copied: "Address copied",
	copyByHand: (url) => `Your browser does not allow copying. The address: ${url}`,
	until: (day) => `until ${day}`,
	from: (day) => `from ${day}`,
	at: (place) => `at ${place}`,
	noDay: "Something is missing",
	switchPlace: "Show another place",
	print: "Print",
	printing: "Preparing…",
	changesIn: (seconds) => `New code in ${seconds} s`,
	paper: (day) => `Paper badge, good until ${day}`,
	offline: "No network. The code goes on changing by itself.",
	brighter: "Turn the brightness up if a scanner has trouble.",
	brighten: "Keep screen on",
	brightened: "Screen stays on"
} });
// apps/web/src/features/badges/badge-view.tsx
/** The badge on the pet's own blanket, with nothing else in the way. */
function BadgeView({ badge, pet, look, foot }) {
	const words = useWordsOf(badgeWords);
	const [asking, setAsking] = useState(false);
	const paper = usePaper(pet.id);
	const note = usePaperNote(paper.badge);
	const chip = pet.microchip && words.chip(pet.microchip.slice(-4));
	return /* @__PURE__ */ jsxs(BadgeScreen, {
		blanket: look.blanket,
		start: /* @__PURE__ */ jsx(LinkButton, {
			href: `/pets/${pet.id}`,
			variant: "quiet",
			size: "small",
			square: true,
			"aria-label": words.close,
			icon: X,
			children: null
		}),
		end: /* @__PURE__ */ jsx(BadgeMenu, {
			url: badge.live.url.replace(/#.*$/, ""),
			onRotate: () => setAsking(true)
		}),
		actions: /* @__PURE__ */ jsx(BadgeActions, {
			onPrint: paper.print,
			busy: paper.busy
		}),
		children: [/* @__PURE__ */ jsx(BadgeTag, {
			picture: /* @__PURE__ */ jsx(PetAvatar, {
				look,
				size: 76
			}),
			name: pet.name,
			facts: [pet.facts, chip].filter(Boolean).join(", "),
			code: /* @__PURE__ */ jsx(Code, {
				url: paper.badge?.url ?? badge.live.url,
				label: words.codeLabel(pet.name)
			}),
			secondsLeft: paper.badge ? void 0 : badge.live.secondsLeft,
			note: note ?? words.changesIn(badge.live.secondsLeft),
			foot: /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsxs("p", {
					className: "mb-4 text-center type-caption text-ink-3",
					children: [
						words.typed,
						":",
						" ",
						/* @__PURE__ */ jsx("span", {
							className: "block font-semibold text-[0.8125rem] text-ink-2 tabular-nums tracking-tight",
							children: inGroups(badge.code)
						})
					]
				}),
				badge.kept && /* @__PURE__ */ jsx("p", {
					className: "mb-3 text-center type-small",
					children: words.offline
				}),
				foot
			] })
		}), /* @__PURE__ */ jsx(RotateDialog, {
			petId: pet.id,
			isOpen: asking,
			onOpenChange: setAsking
		})]
	});
}
/** Groups of letters are read out without losing one's place. */
function inGroups(code) {
	return code.replace(/(.{4})(?=.)/g, "$1 ");
}
function BadgeMenu({ url, onRotate }) {
	const words = useWordsOf(badgeWords);
	const copy = async () => {
		const copied = await navigator.clipboard.writeText(url).then(() => true, () => false);
		showToast(copied ? { words: words.copied } : {
			words: words.copyByHand(url),
			tone: "error"
		});
	};
	return /* @__PURE__ */ jsx(Menu$1, {
		label: words.more,
		items: [{
			id: "copy",
			label: words.copy,
			icon: Copy,
			onAction: () => void copy()
		}, {
			id: "rotate",
			label: words.newCode,
			icon: RefreshCw,
			tone: "danger",
			onAction: onRotate
		}]
	});
}
/** Drawn once for each address: trying the masks takes a few milliseconds. */
function Code({ url, label }) {
	return useMemo(() => /* @__PURE__ */ jsx(QrCode$1, {
		matrix: qrMatrixOf(url),
		label
	}), [url, label]);
}
/** A badge that is bound to no device, shown while the page is printed: a live code on paper would be worthless. */
function usePaper(petId) {
	const [badge, setBadge] = useState(null);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		if (!badge) return;
		const done = () => setBadge(null);
		window.addEventListener("afterprint", done);
		window.print();
		return () => window.removeEventListener("afterprint", done);
	}, [badge]);
	const print = async () => {
		setBusy(true);
		await call("getBadge", { petId }).then(setBadge, (problem) => showToast({
			words: problem.message,
			tone: "error"
		}));
		setBusy(false);
	};
	return {
		badge,
		busy,
		print: () => void print()
	};
}
function usePaperNote(badge) {
	const words = useWordsOf(badgeWords);
	const format = useFormat();
	return badge && words.paper(format.day(badge.expiresAt.slice(0, 10)));
}
function BadgeActions({ onPrint, busy }) {
	const words = useWordsOf(badgeWords);
	const screen = useScreenOn();
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Button, {
		variant: "quiet",
		icon: Printer,
		busy: busy && words.printing,
		className: "px-3!",
		onPress: onPrint,
		children: words.print
	}), screen.possible && /* @__PURE__ */ jsx(Button, {
		variant: "quiet",
		icon: Sun,
		className: "whitespace-nowrap px-3!",
		"aria-pressed": screen.on,
		onPress: screen.toggle,
		children: screen.on ? words.brightened : words.brighten
	})] });
}
function RotateDialog({ petId, isOpen, onOpenChange }) {
	const words = useWordsOf(badgeWords);
	const rotate = useAction("rotateBadge", ["getBadge"]);
	const make = () => rotate.mutate({ petId }, {
		onSuccess: () => onOpenChange(false),
		onError: (problem) => showToast({
			words: problem.message,
			tone: "error"
		})
	});
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		isOpen,
		onOpenChange,
		title: words.newCodeTitle,
		confirm: words.newCode,
		tone: "danger",
		busy: rotate.isPending && words.making,
		onConfirm: make,
		children: words.newCodeLead
	});
}
// apps/web/src/features/badges/device-key.ts
var opening = null;
function openStore() {
	opening ??= openDB("clearpaw-badges", 1, { upgrade(database) {
		database.createObjectStore("keys");
		database.createObjectStore("badges");
	} });
	opening.catch(() => {
		opening = null;
	});
	return opening;
}
var deviceKeyName = "device";
/**
* This device's key. Its private part cannot be read by anybody, us included: the browser signs with it and never hands
* it out, so a badge that is bound to it cannot be shown by another phone.
*/
async function findDeviceKey() {
	const store = await openStore();
	const known = await store.get("keys", deviceKeyName);
	if (known) return known;
	const made = await makeKeyPair(false);
	const keys = store.transaction("keys", "readwrite");
	const first = await keys.store.get(deviceKeyName);
	if (!first) await keys.store.put(made, deviceKeyName);
	await keys.done;
	return first ?? made;
}
async function keepBadge(badge) {
	await (await openStore()).put("badges", badge, badge.petId);
}
/** The badge kept for a pet, as long as it holds. */
async function findKeptBadge(petId, now) {
	const kept = await (await openStore()).get("badges", petId);
	return kept && new Date(kept.expiresAt) > now ? kept : null;
}
/** Nothing of one person's pets stays for the next one on the same device. */
async function forgetBadges() {
	const store = await openStore();
	await Promise.all([store.clear("badges"), store.clear("keys")]);
}
/** Texts of lost mode, for the owner. */
var lostWords = defineWords({ en: {
	title: (name) => `If ${name} gets lost`,
	lead: (name) => `Whoever finds ${name} scans the tag with any phone. In lost mode the page says how to reach you.`,
	turnOn: "Turn on lost mode",
	lostTitle: (name) => `${name} is marked as lost`,
	since: (day) => `Since ${day}. Whoever scans the badge reads this:`,
	call: (phone) => `Call ${phone}`,
	write: (email) => `Write to ${email}`,
	change: "Change",
	isBack: (name) => `${name} is back`,
	dialogTitle: (name) => `How can a finder of ${name} reach you?`,
	dialogLead: "Anybody who scans the badge can read this until you turn it off. Nothing medical is shown.",
	phone: "Phone number",
	email: "E-mail address",
	note: "What a finder should know",
	noteHelp: "For example: shy, do not chase.",
	show: "Show it on the badge",
	saving: "Saving…",
	shown: (name) => `${name}’s badge now says how to reach you`,
	backAgain: (name) => `Welcome back, ${name}. The badge says nothing any more.`
} });
// apps/web/src/features/badges/lost-dialog.tsx
var trimmed = (text) => text.trim() || null;
/** Asks how a finder reaches the owner. */
function LostDialog({ pet, notice, isOpen, onOpenChange }) {
	const words = useWordsOf(lostWords);
	const formId = useId();
	const [phone, setPhone] = useState(notice?.phone ?? "");
	const [email, setEmail] = useState(notice?.email ?? "");
	const [note, setNote] = useState(notice?.note ?? "");
	const [problem, setProblem] = useState(null);
	const save = useAction("setLostNotice", ["getLostNotice"]);
	const errorAt = (path) => problem?.path === path ? problem.message : void 0;
	const submit = (event) => {
		event.preventDefault();
		const said = {
			phone: trimmed(phone),
			email: trimmed(email),
			note: trimmed(note)
		};
		const wrong = checkLostNotice(said)[0] ?? null;
		setProblem(wrong);
		if (wrong || save.isPending) return;
		save.mutate({
			petId: pet.id,
			notice: said
		}, {
			onSuccess: () => {
				showToast({ words: words.shown(pet.name) });
				onOpenChange(false);
			},
			onError: (failure) => setProblem(problemIn(failure))
		});
	};
	return /* @__PURE__ */ jsx(Dialog, {
		isOpen,
		onOpenChange,
		title: words.dialogTitle(pet.name),
		actions: /* @__PURE__ */ jsx(Button, {
			type: "submit",
			form: formId,
			busy: save.isPending && words.saving,
			children: words.show
		}),
		children: /* @__PURE__ */ jsxs("form", {
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: words.dialogLead
				}),
				/* @__PURE__ */ jsx(TextField, {
					label: words.phone,
					type: "tel",
					autoComplete: "tel",
					autoFocus: true,
					maxLength: 40,
					value: phone,
					onChange: setPhone,
					error: errorAt("phone")
				}),
				/* @__PURE__ */ jsx(TextField, {
					label: words.email,
					type: "email",
					autoComplete: "email",
					value: email,
					onChange: setEmail,
					error: errorAt("email")
				}),
				/* @__PURE__ */ jsx(TextField, {
					label: words.note,
					help: words.noteHelp,
					optional: true,
					maxLength: 200,
					value: note,
					onChange: setNote,
					error: errorAt("note")
				})
			]
		})
	});
}
/** At the field it is about, else at the first one. */
function problemIn(failure) {
	const [issue] = (failure instanceof CallError ? failure.details : null)?.issues ?? [];
	return {
		path: issue?.path.replace(/^notice\./, "") ?? "phone",
		message: issue?.message ?? failure.message
	};
}
// apps/web/src/features/badges/lost-panel.tsx
/** Lost mode: off, with what it does; on, with what the badge says. */
function LostPanel({ pet }) {
	const words = useWordsOf(lostWords);
	const lost = useCall("getLostNotice", { petId: pet.id });
	const [asking, setAsking] = useState(false);
	const notice = lost.data?.notice ?? null;
	return /* @__PURE__ */ jsxs(Panel, {
		title: notice ? words.lostTitle(pet.name) : words.title(pet.name),
		children: [
			lost.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-16",
				shape: "card"
			}) }),
			lost.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void lost.refetch(),
				children: lost.error.message
			}),
			lost.data && !notice && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.lead(pet.name)
			}), /* @__PURE__ */ jsx(Button, {
				variant: "secondary",
				wide: true,
				icon: Siren,
				className: "mt-4",
				onPress: () => setAsking(true),
				children: words.turnOn
			})] }),
			notice && /* @__PURE__ */ jsx(Said, {
				pet,
				notice,
				onChange: () => setAsking(true)
			}),
			asking && /* @__PURE__ */ jsx(LostDialog, {
				pet,
				notice,
				isOpen: true,
				onOpenChange: setAsking
			})
		]
	});
}
function Said({ pet, notice, onChange }) {
	const words = useWordsOf(lostWords);
	const format = useFormat();
	const end = useAction("setLostNotice", ["getLostNotice"]);
	const { phone, email, note, since } = notice;
	const isBack = () => end.mutate({
		petId: pet.id,
		notice: null
	}, {
		onSuccess: () => showToast({ words: words.backAgain(pet.name) }),
		onError: (problem) => showToast({
			words: problem.message,
			tone: "error"
		})
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ jsx(Banner, {
			tone: "stop",
			title: words.since(format.dayTime(since)),
			children: /* @__PURE__ */ jsxs("ul", {
				className: "mt-1 [overflow-wrap:anywhere]",
				children: [
					note && /* @__PURE__ */ jsx("li", { children: note }),
					phone && /* @__PURE__ */ jsx("li", { children: words.call(phone) }),
					email && /* @__PURE__ */ jsx("li", { children: words.write(email) })
				]
			})
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-2.5",
			children: [/* @__PURE__ */ jsx(Button, {
				icon: PawPrint,
				busy: end.isPending && words.saving,
				onPress: isBack,
				children: words.isBack(pet.name)
			}), /* @__PURE__ */ jsx(Button, {
				variant: "quiet",
				icon: Pencil,
				onPress: onChange,
				children: words.change
			})]
		})]
	});
}
// apps/web/src/features/badges/use-live-badge.ts
/** The badge of a pet, from the server or, without a network, as it was last read on this device. */
function useBoundBadge(petId) {
	return useQuery({
		queryKey: ["getBadge", {
			petId,
			live: true
		}],
		queryFn: () => readBound(petId),
		refetchInterval: 36e5
	});
}
async function readBound(petId) {
	const key = await findDeviceKey();
	try {
		const deviceKey = await crypto.subtle.exportKey("jwk", key.publicKey);
		const { code, url, credential, expiresAt } = await call("getBadge", {
			petId,
			deviceKey
		});
		const badge = {
			petId,
			code,
			url,
			credential,
			expiresAt
		};
		await keepBadge(badge);
		return {
			badge,
			key,
			kept: false
		};
	} catch (problem) {
		const kept = isUnanswered(problem) ? await findKeptBadge(petId, /* @__PURE__ */ new Date()) : null;
		if (kept) return {
			badge: kept,
			key,
			kept: true
		};
		throw problem;
	}
}
/** The server said nothing at all; what it refuses is not shown from memory. */
function isUnanswered(problem) {
	return problem instanceof CallError && [
		"internal",
		"unavailable",
		"deadline-exceeded",
		"unknown"
	].includes(problem.code);
}
/** The address to show now: another one every half-minute, signed by this device, with or without a network. */
function useLiveCode(bound) {
	const [shown, setShown] = useState(null);
	useEffect(() => {
		if (!bound) return;
		let left = false;
		let slot = -1;
		let url = "";
		const tick = async () => {
			const now = Date.now();
			const current = slotAt(now);
			if (current !== slot) {
				slot = current;
				const { credential } = bound.badge;
				const fragment = await formatLiveFragment(credential, current, bound.key.privateKey);
				url = bound.badge.url.replace(/#.*$/, `#${fragment}`);
			}
			const secondsLeft = Math.ceil((current + 1) * 30 - now / 1e3);
			if (!left && url !== "") setShown({
				url,
				secondsLeft
			});
		};
		tick();
		const timer = setInterval(() => void tick(), 1e3);
		return () => {
			left = true;
			clearInterval(timer);
		};
	}, [bound]);
	return shown;
}
export { BadgeView, LostPanel, badgeWords, forgetBadges, useBoundBadge, useLiveCode };
