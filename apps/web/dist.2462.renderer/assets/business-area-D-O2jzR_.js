import { t as readOnlySinceMs } from "./read-only-since-CaxLSAxN.js";
import { n as useMyPlaces, r as useEntitlements, t as BusinessFrame } from "./business-frame-DiWC0y79.js";
import { t as PlaceContext } from "./place-ua9jLkuz.js";
import { r as addDays, t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { A as PetPortrait, C as useDraft, D as LinkButton, F as Icon, H as useWordsOf, K as businessConnectPlan, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as ExportMenu } from "./export-menu-CWXMw-2_.js";
import { t as businessWords } from "./words-DlzFRSnj.js";
import { t as businessKinds } from "./business-kind-BUD4XfpB.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { t as ComboBox } from "./combo-box-gMB5Dsl-.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { useOfflinePlace } from "./check-ins-D_V0vI0p.js";
import { t as Guard } from "./guard-CIKJds45.js";
import { n as WaitingPage } from "./redirect-DprfkNSs.js";
import { useMemo, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Check, CircleX, CreditCard, DoorOpen, Gift, Mail } from "lucide-react";
// packages/domain/src/businesses/time-zone.ts
/** Whether the platform knows this IANA zone (`Europe/Berlin`); fixed offsets are no places. */
function isTimeZoneName(text) {
	if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(text)) return false;
	try {
		new Intl.DateTimeFormat("en", { timeZone: text });
		return true;
	} catch {
		return false;
	}
}
// apps/web/src/features/businesses/read-only-banner.tsx
/** Above every page of a place whose plan has ended. */
function ReadOnlyBanner({ place, sinceMs }) {
	const words = useWordsOf(businessWords);
	const format = useFormat();
	return /* @__PURE__ */ jsx(Banner, {
		tone: "soon",
		title: words.readOnlySince(format.longDay(calendarDateIn(sinceMs, place.timeZone))),
		className: "mb-6",
		action: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-2.5 max-md:w-full",
			children: [/* @__PURE__ */ jsx(ExportMenu, { place }), /* @__PURE__ */ jsx(LinkButton, {
				href: "/billing",
				size: "small",
				icon: CreditCard,
				children: words.renew
			})]
		}),
		children: words.readOnlyLead
	});
}
// apps/web/src/features/businesses/place-draft.ts
var longestName = 80;
/** What was read back from the device, if it still has the shape of a draft. */
function isPlaceDraft(read) {
	if (typeof read !== "object" || read === null) return false;
	const { name, kind, timeZone } = read;
	const isKind = kind === null || businessKinds.some((known) => known === kind);
	return typeof name === "string" && isKind && (timeZone === null || typeof timeZone === "string");
}
/** A place that can be opened, or what is still wrong, by field. */
function checkPlace({ name, kind, timeZone }, words) {
	const trimmed = name.trim();
	const zone = timeZone !== null && isTimeZoneName(timeZone) ? timeZone : null;
	if (trimmed !== "" && trimmed.length <= longestName && kind !== null && zone !== null) return { place: {
		name: trimmed,
		kind,
		timeZone: zone
	} };
	return { problems: {
		...trimmed === "" ? { name: words.nameRequired } : {},
		...trimmed.length > longestName ? { name: words.nameLong } : {},
		...kind === null ? { kind: words.kindRequired } : {},
		...zone === null ? { timeZone: words.timeZoneRequired } : {}
	} };
}
// apps/web/src/features/businesses/time-zones.ts
/** The zone this device lives in. */
function deviceTimeZone() {
	return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
/** Every zone the platform knows, with the city first: people search for the city. */
function timeZoneOptions() {
	const known = /* @__PURE__ */ new Set([deviceTimeZone(), ...Intl.supportedValuesOf("timeZone")]);
	return Array.from(known, (zone) => {
		const parts = zone.split("/").map((part) => part.replaceAll("_", " "));
		return {
			id: zone,
			label: parts.at(-1) ?? zone,
			note: parts.slice(0, -1).join(", ")
		};
	}).sort((a, b) => a.label.localeCompare(b.label));
}
// apps/web/src/features/businesses/setup-form.tsx
/** Name, kind and time zone of a first place. What is typed survives a reload. */
function SetupForm() {
	const words = useWordsOf(businessWords);
	const blank = useMemo(() => ({
		name: "",
		kind: null,
		timeZone: deviceTimeZone()
	}), []);
	const { draft, setDraft, clear } = useDraft("place", blank, isPlaceDraft);
	const [problems, setProblems] = useState({});
	const create = useAction("createBusiness", ["listMyBusinesses"]);
	const key = useRef(crypto.randomUUID());
	const set = (change) => {
		key.current = crypto.randomUUID();
		setDraft({
			...draft,
			...change
		});
	};
	const submit = (event) => {
		event.preventDefault();
		const checked = checkPlace(draft, words);
		setProblems("problems" in checked ? checked.problems : {});
		if (!("place" in checked) || create.isPending) return;
		create.mutate({
			...checked.place,
			idempotencyKey: key.current
		}, { onSuccess: clear });
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-5",
		children: [
			create.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.createFailed,
				children: create.error.message
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.name,
				placeholder: words.namePlaceholder,
				autoComplete: "organization",
				value: draft.name,
				onChange: (name) => set({ name }),
				error: problems.name
			}),
			/* @__PURE__ */ jsx(Select, {
				label: words.kind,
				options: businessKinds.map((id) => ({
					id,
					label: words.kinds[id]
				})),
				value: draft.kind,
				onChange: (kind) => set({ kind }),
				error: problems.kind
			}),
			/* @__PURE__ */ jsx(ZoneField, {
				draft,
				problem: problems.timeZone,
				onChange: (timeZone) => set({ timeZone })
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				size: "lead",
				wide: true,
				busy: create.isPending && words.creating,
				children: words.create
			})
		]
	});
}
function ZoneField({ draft, problem, onChange }) {
	const words = useWordsOf(businessWords);
	const options = useMemo(timeZoneOptions, []);
	return /* @__PURE__ */ jsx(ComboBox, {
		label: words.timeZone,
		help: words.timeZoneHelp,
		options,
		value: draft.timeZone,
		onChange,
		error: problem
	});
}
// apps/web/src/features/businesses/trial-steps.tsx
/** What happens when, on the leash: today, the reminder, the first payment. */
function TrialSteps() {
	const words = useWordsOf(businessWords);
	const format = useFormat();
	const today = calendarDateIn(Date.now(), deviceTimeZone());
	const in14 = addDays(today, businessConnectPlan.trialDays);
	return /* @__PURE__ */ jsxs("ol", {
		"aria-label": words.steps,
		className: "grid gap-6 md:grid-cols-3 md:gap-0",
		children: [
			/* @__PURE__ */ jsx(Step, {
				icon: DoorOpen,
				title: words.stepToday,
				detail: words.stepTodayDetail
			}),
			/* @__PURE__ */ jsx(Step, {
				icon: Mail,
				title: format.weekday(addDays(in14, -3)),
				detail: words.stepReminderDetail
			}),
			/* @__PURE__ */ jsx(Step, {
				icon: CreditCard,
				title: format.weekday(in14),
				detail: words.stepPayDetail,
				last: true
			})
		]
	});
}
function Step({ icon, title, detail, last = false }) {
	return /* @__PURE__ */ jsxs("li", { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "flex items-center gap-2",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ jsx("span", {
				className: "grid size-11 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold",
				children: /* @__PURE__ */ jsx(Icon, {
					of: icon,
					size: 22
				})
			}), /* @__PURE__ */ jsx("span", { className: `leash max-md:hidden ${last ? "w-2/5" : "me-2 flex-1"}` })]
		}),
		/* @__PURE__ */ jsx("h2", {
			className: "mt-3 type-h3",
			children: title
		}),
		/* @__PURE__ */ jsx("p", {
			className: "mt-1 max-w-72 text-ink-2",
			children: detail
		})
	] });
}
// apps/web/src/features/businesses/upgrade-picture.tsx
var rue = portraitFor({
	id: "rue",
	name: "Rue",
	species: "dog",
	coat: "white",
	ears: "upright",
	marking: "patch",
	collar: "clay",
	turn: 2
});
var domino = portraitFor({
	id: "domino",
	name: "Domino",
	species: "cat",
	coat: "tuxedo",
	marking: "bicolour",
	turn: -3
});
var tofu = portraitFor({
	id: "tofu",
	name: "Tofu",
	species: "rabbit",
	coat: "snow",
	ears: "lop",
	marking: "blaze",
	turn: 3
});
/** Three guests in the door that opens. */
function UpgradePicture() {
	return /* @__PURE__ */ jsxs("div", {
		"aria-hidden": "true",
		className: "relative h-72 lg:h-auto",
		children: [
			/* @__PURE__ */ jsx("span", { className: "absolute inset-x-[12%] top-[8%] bottom-0 rounded-t-full bg-deep-arch max-lg:inset-x-[20%]" }),
			/* @__PURE__ */ jsx("span", {
				className: "-left-[4%] absolute bottom-0 w-[54%] max-lg:left-[10%] max-lg:w-[30%]",
				children: /* @__PURE__ */ jsx(PetPortrait, { look: domino })
			}),
			/* @__PURE__ */ jsx("span", {
				className: "-right-[3%] absolute bottom-0 z-1 w-[47%] max-lg:right-[10%] max-lg:w-[28%]",
				children: /* @__PURE__ */ jsx(PetPortrait, { look: tofu })
			}),
			/* @__PURE__ */ jsx("span", {
				className: "absolute bottom-0 left-[11%] w-[82%] max-lg:left-[30%] max-lg:w-[42%]",
				children: /* @__PURE__ */ jsx(PetPortrait, { look: rue })
			})
		]
	});
}
// apps/web/src/features/businesses/upgrade-banner.tsx
/** What a business without the plan sees instead of its pages. Source: specification, sections 2 and 9. */
function UpgradeBanner() {
	const words = useWordsOf(businessWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-7",
		children: [/* @__PURE__ */ jsxs("section", {
			"data-ground": "deep",
			"aria-labelledby": "upgrade",
			className: "relative overflow-hidden rounded-brand bg-deep text-on-deep lg:grid lg:min-h-144 lg:grid-cols-[11fr_9fr] md:rounded-hero",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "relative z-1 flex flex-col items-start gap-6 p-6 md:p-12",
				children: [
					/* @__PURE__ */ jsx("h1", {
						id: "upgrade",
						className: "max-w-105 type-section",
						children: words.upgradeTitle
					}),
					/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsxs("p", {
						className: "flex items-baseline gap-1",
						children: [/* @__PURE__ */ jsx("span", {
							className: "type-name",
							children: words.price
						}), /* @__PURE__ */ jsx("span", {
							className: "type-h3",
							children: words.perMonth
						})]
					}), /* @__PURE__ */ jsxs("p", {
						className: "mt-3 flex flex-wrap gap-x-5 gap-y-2",
						children: [/* @__PURE__ */ jsx(Perk, {
							icon: Gift,
							children: words.trial
						}), /* @__PURE__ */ jsx(Perk, {
							icon: CircleX,
							children: words.cancelAnytime
						})]
					})] }),
					/* @__PURE__ */ jsx("ul", {
						className: "flex flex-col gap-3",
						children: words.features.map((feature) => /* @__PURE__ */ jsxs("li", {
							className: "flex items-center gap-3",
							children: [/* @__PURE__ */ jsx(Icon, {
								of: Check,
								strong: true,
								className: "text-marigold"
							}), feature]
						}, feature))
					}),
					/* @__PURE__ */ jsx(LinkButton, {
						href: "/billing",
						variant: "accent",
						size: "lead",
						children: words.startTrial
					})
				]
			}), /* @__PURE__ */ jsx(UpgradePicture, {})]
		}), /* @__PURE__ */ jsx(TrialSteps, {})]
	});
}
function Perk({ icon, children }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "flex items-center gap-2",
		children: [/* @__PURE__ */ jsx(Icon, {
			of: icon,
			size: 18
		}), children]
	});
}
// apps/web/src/app/shells/business-area.tsx
/** Everything behind a business's rail. Source: specification, sections 2 and 6. */
function BusinessArea() {
	const [attempt, setAttempt] = useState(0);
	const alone = useOfflinePlace(useLocation().pathname === "/business/scan");
	if (alone) return /* @__PURE__ */ jsx(PlaceContext, {
		value: alone,
		children: /* @__PURE__ */ jsx(Outlet, {})
	});
	return /* @__PURE__ */ jsx(Guard, {
		need: "business",
		children: (account) => /* @__PURE__ */ jsx(Entitled, {
			account,
			onRetry: () => setAttempt(attempt + 1)
		}, attempt)
	});
}
/** The gate of the plan: it opens only where the entitlement is exactly true. */
function Entitled({ account, onRetry }) {
	const state = useEntitlements();
	if (state.status === "loading") return /* @__PURE__ */ jsx(WaitingPage, {});
	if (state.status === "error") return /* @__PURE__ */ jsx(Failed, {
		onRetry,
		children: state.message
	});
	return /* @__PURE__ */ jsx(Places, {
		account,
		entitlements: state.entitlements
	});
}
/**
* The person's places: the plan's banner, the set-up of a first one, or the pages of the current one. After the plan has
* ended these can still be read.
*/
function Places({ account, entitlements }) {
	const words = useWordsOf(businessWords);
	const places = useMyPlaces();
	const fullScreen = useLocation().pathname === "/business/scan";
	if (places.status === "loading") return /* @__PURE__ */ jsx(WaitingPage, {});
	if (places.status === "failed") return /* @__PURE__ */ jsx(Failed, {
		title: words.loadFailed,
		onRetry: places.retry,
		children: places.message
	});
	const { current } = places;
	const entitled = entitlements.businessConnect === true;
	const sinceMs = readOnlySinceMs(entitlements);
	const place = current && (entitled || sinceMs !== null) ? {
		...current,
		readOnly: !entitled
	} : null;
	if (entitled && place && fullScreen) return /* @__PURE__ */ jsx(PlaceContext, {
		value: place,
		children: /* @__PURE__ */ jsx(Outlet, {})
	});
	return /* @__PURE__ */ jsxs(BusinessFrame, {
		account,
		places,
		open: place !== null,
		readOnly: place?.readOnly,
		children: [
			!entitled && place === null && /* @__PURE__ */ jsx(UpgradeBanner, {}),
			entitled && place === null && /* @__PURE__ */ jsx(SetUp, {}),
			place && /* @__PURE__ */ jsxs(PlaceContext, {
				value: place,
				children: [sinceMs !== null && /* @__PURE__ */ jsx(ReadOnlyBanner, {
					place,
					sinceMs
				}), /* @__PURE__ */ jsx(Outlet, {}, place.id)]
			})
		]
	});
}
function SetUp() {
	const words = useWordsOf(businessWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto flex w-full max-w-120 flex-col gap-6 py-4 md:py-10",
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", {
			className: "type-h1-business",
			children: words.setUpTitle
		}), /* @__PURE__ */ jsx("p", {
			className: "mt-1 text-ink-2",
			children: words.setUpLead
		})] }), /* @__PURE__ */ jsx(SetupForm, {})]
	});
}
function Failed({ title, onRetry, children }) {
	return /* @__PURE__ */ jsx("main", {
		className: "mx-auto w-full max-w-160 px-5 py-10",
		children: /* @__PURE__ */ jsx(ErrorPanel, {
			title,
			onRetry,
			children
		})
	});
}
export { BusinessArea };
