import { t as mayDo } from "./permissions-DilPRF2S.js";
import { n as selfCheckInModes } from "./business-kind-BUD4XfpB.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { B as defineWords, H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as RadioCards } from "./radio-cards-z-4T7nZ1.js";
import { t as Switch } from "./switch-C6zq1t-F.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { n as showToast } from "./app-QQCcJrKe.js";
import { t as IconButton } from "./icon-button-DOXv9P8U.js";
import { n as usePlace } from "./place-ua9jLkuz.js";
import { useId, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Plus, Trash2 } from "lucide-react";
// apps/web/src/features/businesses/place-settings.ts
var mostAtOnce = 1e4;
function settingsOf({ name, services, selfCheckIn, acceptPaper }) {
	return {
		name,
		services: services.map((one) => ({
			key: one.code,
			code: one.code,
			name: one.name,
			capacity: one.capacity === void 0 ? "" : String(one.capacity)
		})),
		selfCheckIn,
		acceptPaper
	};
}
/** The settings as the server takes them, or what is wrong with them: the field, and for a service its row. */
function checkSettings(businessId, { name, services, selfCheckIn, acceptPaper }) {
	if (name.trim() === "" || name.trim().length > 80) return {
		problem: "name",
		key: null
	};
	const taken = new Set(services.flatMap(({ code }) => code ?? []));
	const list = [];
	for (const service of services) {
		const { key, capacity } = service;
		const label = service.name.trim();
		if (label === "" || label.length > 60) return {
			problem: "serviceName",
			key
		};
		const count = capacity.trim() === "" ? void 0 : Number(capacity);
		if (count !== void 0 && !(Number.isInteger(count) && count >= 1 && count <= mostAtOnce)) return {
			problem: "capacity",
			key
		};
		const code = service.code ?? newCode(label, taken);
		taken.add(code);
		list.push({
			code,
			name: label,
			...count === void 0 ? {} : { capacity: count }
		});
	}
	return { update: {
		businessId,
		name: name.trim(),
		services: list,
		selfCheckIn,
		acceptPaper
	} };
}
/** A short name for a new service, from its name; rules keep to it when the name changes. */
function newCode(name, taken) {
	const base = name.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 30) || "service";
	for (let count = 1;; count++) {
		const code = count === 1 ? base : `${base}-${count}`;
		if (!taken.has(code)) return code;
	}
}
/** Texts of a place's settings. */
var settingsWords = defineWords({ en: {
	title: "Place settings",
	lead: "What your place is called, what it offers, and how pets come in.",
	place: "Your place",
	name: "Name",
	shortName: (slug) => `Short name for owners who connect: ${slug}`,
	services: "Services",
	servicesLead: "Staff choose one at the door, and rules can ask more of one than of another.",
	noServices: "None yet. Without services every visit is the same.",
	service: "Service",
	capacity: "At once",
	add: "Add a service",
	remove: (name) => name ? `Remove ${name}` : "Remove this service",
	door: "At the door",
	selfCheckIn: "When an owner scans your poster",
	modes: {
		off: {
			title: "Nothing happens",
			children: "Staff check everybody in."
		},
		confirm: {
			title: "Staff are asked",
			children: "The arrival waits until somebody lets the pet in."
		},
		auto: {
			title: "The pet is checked in",
			children: "At once, where everything is in order."
		}
	},
	paper: "Take paper badges",
	paperDetail: "A printed code can be copied; the one on the phone renews itself.",
	save: "Save settings",
	saving: "Saving…",
	saved: "The settings are saved",
	managersOnly: "Managers and owners can change these.",
	readOnly: "Business Connect has ended; settings can be changed again once it is renewed.",
	problems: {
		name: "A name has 1 to 80 characters.",
		serviceName: "A service has a name of at most 60 characters.",
		capacity: "A whole number from 1 to 10,000, or nothing."
	}
} });
// apps/web/src/features/businesses/services-field.tsx
/** What the place offers, one row each, with how many may be there at once. */
function ServicesField({ services, onChange, isDisabled, problem }) {
	const words = useWordsOf(settingsWords);
	const set = (key, part) => onChange(services.map((one) => one.key === key ? {
		...one,
		...part
	} : one));
	const add = () => onChange([...services, {
		key: crypto.randomUUID(),
		code: null,
		name: "",
		capacity: ""
	}]);
	const errorAt = (key, what) => problem?.key === key && problem.what === what ? words.problems[what] : void 0;
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-4",
		children: [
			services.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.noServices
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "flex flex-col gap-4",
				children: services.map(({ key, name, capacity }) => /* @__PURE__ */ jsxs("li", {
					className: "grid grid-cols-[minmax(0,1fr)_6.5rem_2.75rem] items-end gap-3",
					children: [
						/* @__PURE__ */ jsx(TextField, {
							label: words.service,
							value: name,
							onChange: (text) => set(key, { name: text }),
							isDisabled,
							error: errorAt(key, "serviceName")
						}),
						/* @__PURE__ */ jsx(TextField, {
							label: words.capacity,
							inputMode: "numeric",
							figures: true,
							value: capacity,
							onChange: (text) => set(key, { capacity: text }),
							isDisabled,
							error: errorAt(key, "capacity")
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: Trash2,
							label: words.remove(name),
							isDisabled,
							onPress: () => onChange(services.filter((one) => one.key !== key))
						})
					]
				}, key))
			}),
			!isDisabled && services.length < 30 && /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "secondary",
				size: "small",
				icon: Plus,
				onPress: add,
				children: words.add
			}) })
		]
	});
}
// apps/web/src/features/businesses/settings-form.tsx
/** What a place is called, what it offers, and how pets come in. */
function PlaceSettingsForm({ place, mayEdit }) {
	const words = useWordsOf(settingsWords);
	const formId = useId();
	const [draft, setDraft] = useState(() => settingsOf(place));
	const [problem, setProblem] = useState(null);
	const update = useAction("updateBusiness", ["listMyBusinesses", "getBusiness"]);
	const change = (part) => setDraft({
		...draft,
		...part
	});
	const submit = (event) => {
		event.preventDefault();
		const checked = checkSettings(place.id, draft);
		setProblem("problem" in checked ? {
			what: checked.problem,
			key: checked.key
		} : null);
		if (!("update" in checked) || update.isPending) return;
		update.mutate(checked.update, { onSuccess: (saved) => {
			setDraft(settingsOf({
				...place,
				...saved
			}));
			showToast({ words: words.saved });
		} });
	};
	const cards = selfCheckInModes.map((id) => ({
		id,
		...words.modes[id]
	}));
	return /* @__PURE__ */ jsxs("form", {
		id: formId,
		onSubmit: submit,
		noValidate: true,
		className: "flex max-w-180 flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				lead: words.lead,
				children: words.title
			}),
			!mayEdit && /* @__PURE__ */ jsx(Banner, {
				tone: "wait",
				children: place.readOnly ? words.readOnly : words.managersOnly
			}),
			/* @__PURE__ */ jsxs("fieldset", {
				disabled: !mayEdit,
				className: "flex min-w-0 flex-col gap-6",
				children: [
					/* @__PURE__ */ jsxs(Panel, {
						title: words.place,
						children: [/* @__PURE__ */ jsx(TextField, {
							label: words.name,
							value: draft.name,
							onChange: (name) => change({ name }),
							isDisabled: !mayEdit,
							error: problem?.what === "name" ? words.problems.name : void 0
						}), /* @__PURE__ */ jsx("p", {
							className: "mt-3 type-small text-ink-2",
							children: words.shortName(place.slug)
						})]
					}),
					/* @__PURE__ */ jsx(Panel, {
						title: words.services,
						lead: words.servicesLead,
						children: /* @__PURE__ */ jsx(ServicesField, {
							services: draft.services,
							isDisabled: !mayEdit,
							onChange: (services) => change({ services }),
							problem
						})
					}),
					/* @__PURE__ */ jsx(Panel, {
						title: words.door,
						children: /* @__PURE__ */ jsxs("div", {
							className: "flex flex-col gap-5",
							children: [/* @__PURE__ */ jsx(RadioCards, {
								label: words.selfCheckIn,
								showLabel: true,
								cards,
								value: draft.selfCheckIn,
								onChange: (selfCheckIn) => mayEdit && change({ selfCheckIn })
							}), /* @__PURE__ */ jsx(Switch, {
								end: true,
								detail: words.paperDetail,
								isDisabled: !mayEdit,
								isSelected: draft.acceptPaper,
								onChange: (acceptPaper) => change({ acceptPaper }),
								children: words.paper
							})]
						})
					})
				]
			}),
			update.isError && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				children: update.error.message
			}),
			mayEdit && /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				type: "submit",
				busy: update.isPending && words.saving,
				children: words.save
			}) })
		]
	});
}
// apps/web/src/app/routes/place-settings.tsx
function PlaceSettingsPage() {
	const place = usePlace();
	return /* @__PURE__ */ jsx(PlaceSettingsForm, {
		place,
		mayEdit: !place.readOnly && mayDo(place.role, "editBusiness")
	});
}
export { PlaceSettingsPage as default };
