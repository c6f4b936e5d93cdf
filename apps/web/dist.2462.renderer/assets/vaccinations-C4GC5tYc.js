import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { a as PlacesPanel, n as RecordList, r as vaccinationWords, s as findAntigen, t as useVaccinations } from "./use-vaccinations-Duhbdz09.js";
import { t as petLook } from "./pet-look-1Aqf7BJX.js";
import { t as usePet } from "./use-pet-BHiEHSDt.js";
import { C as useDraft, H as useWordsOf, M as VerdictShape, O as Tag, S as PetAvatar } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { t as SavedNote } from "./saved-note-Bf_R52zE.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as Card } from "./card-DlR0N7on.js";
import { a as compareDates, c as daysBetween, i as addMonths, t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { t as findVaccine } from "./vaccine-BDEzqmqL.js";
import { n as products, t as searchVaccines } from "./search-vaccines-D-L1VfPj.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as IconButton } from "./icon-button-DOXv9P8U.js";
import { t as ComboBox } from "./combo-box-gMB5Dsl-.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { r as PageSkeleton } from "./redirect-DprfkNSs.js";
import { t as Breadcrumbs } from "./breadcrumbs-DroZVQsI.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as SectionHeading } from "./section-heading-Bchlddt-.js";
import { t as Count } from "./count-C2uR6pa1.js";
import { t as pageWords } from "./page-words-DAQROi2Y.js";
import { useMemo, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
import { Plus, Search, Trash2 } from "lucide-react";
// packages/domain/src/pets/first-possible-birth.ts
/** A month or a year stands for its first day here: only what is surely before birth is impossible. */
function firstPossibleBirth({ bornOn, bornOnPrecision }) {
	if (bornOn === null || bornOnPrecision === null || bornOnPrecision === "day") return bornOn;
	return bornOnPrecision === "month" ? `${bornOn.slice(0, 7)}-01` : `${bornOn.slice(0, 4)}-01-01`;
}
// packages/domain/src/vaccinations/plausibility.ts
/** Entries that cannot be true. They are refused. */
function findImpossibilities(dose, around) {
	const path = "administeredOn";
	if (compareDates(dose.administeredOn, around.latestToday) > 0) return [{
		code: "in_the_future",
		path,
		message: "This day has not come yet; enter the day it was given."
	}];
	const earliestBirth = firstPossibleBirth(around);
	if (earliestBirth !== null && compareDates(dose.administeredOn, earliestBirth) < 0) return [{
		code: "before_birth",
		path,
		message: "This is before the pet was born; check the day, or the birth date."
	}];
	if (dose.expiresOn !== null && compareDates(dose.expiresOn, dose.administeredOn) < 0) return [{
		code: "ends_before_given",
		path: "expiresOn",
		message: "It would end before it was given; check both dates."
	}];
	return [];
}
/** Entries that may be true but usually are not. They are kept, and explained. */
function findOddities(dose, around) {
	const vaccine = findVaccine(dose.vaccine);
	if (!vaccine) return [];
	return [
		...oddEnd(dose, vaccine),
		...oddSpecies(vaccine, around.species),
		...oddProduct(dose, vaccine),
		...oddRepeat(dose, around)
	];
}
function oddEnd({ administeredOn, expiresOn }, vaccine) {
	if (expiresOn === null) return [];
	const path = "expiresOn";
	if (expiresOn === administeredOn) return [{
		code: "ends_when_given",
		path,
		message: "It ends on the day it was given. Certificates often print the date twice."
	}];
	const usual = [vaccine.validMonths, ...vaccine.labelMonths].filter((months) => months !== null);
	if (usual.some((months) => Math.abs(daysBetween(addMonths(administeredOn, months), expiresOn)) <= 45) || usual.length === 0) return [];
	return [{
		code: "unusual_duration",
		path,
		message: `This is far from how long ${vaccine.name} usually lasts; check the year.`
	}];
}
function oddSpecies(vaccine, species) {
	if (vaccine.species.includes(species)) return [];
	return [{
		code: "other_species",
		path: "vaccine",
		message: `${vaccine.name} is not made for this kind of animal.`
	}];
}
function oddProduct(dose, vaccine) {
	const known = products.find((product) => product.name.toLowerCase() === dose.product?.trim().toLowerCase());
	if (!known || known.vaccine === vaccine.code) return [];
	return [{
		code: "product_mismatch",
		path: "product",
		message: `${known.name} is listed as ${findVaccine(known.vaccine)?.name ?? "another vaccine"}.`
	}];
}
function oddRepeat(dose, around) {
	if (!around.others.some((other) => other.vaccine === dose.vaccine && other.administeredOn === dose.administeredOn)) return [];
	return [{
		code: "already_recorded",
		path: "administeredOn",
		message: "The same vaccine is already on record for this day."
	}];
}
// apps/web/src/ui/field/warning-box.tsx
/** A warning that offers the cure. It explains; it does not refuse. */
function WarningBox({ title, children, actions }) {
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "flex gap-3.5 rounded-button bg-soon-tint p-4 text-soon-ink",
		children: [/* @__PURE__ */ jsx(VerdictShape, {
			kind: "soon",
			size: 24
		}), /* @__PURE__ */ jsxs("div", {
			className: "min-w-0 flex-1",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "type-strong",
					children: title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "type-small leading-6",
					children
				}),
				actions && /* @__PURE__ */ jsx("div", {
					className: "mt-3 flex flex-wrap gap-2",
					children: actions
				})
			]
		})]
	});
}
// apps/web/src/features/vaccinations/shot-checks.ts
/** What is impossible and what is odd about a shot while it is typed; the server checks the same again. */
function checkShot(shot, administeredOn, pet) {
	if (shot.vaccine === null || administeredOn === null) return {
		impossible: [],
		odd: []
	};
	const dose = {
		vaccine: shot.vaccine,
		product: shot.product,
		administeredOn,
		expiresOn: shot.expiresOn,
		certificateNumber: shot.certificateNumber.trim() || null
	};
	const around = {
		...pet,
		latestToday: calendarDateIn(Date.now(), "Etc/GMT-14")
	};
	return {
		impossible: findImpossibilities(dose, around),
		odd: findOddities(dose, around).filter(({ code }) => !shot.kept.includes(code))
	};
}
// apps/web/src/features/vaccinations/antigen-names.ts
/** What a vaccine protects against, in plain words: "Distemper, adenovirus 2, parvovirus". */
function antigenNames(vaccine) {
	const names = vaccine.antigens.map((code) => findAntigen(code)?.disease ?? code);
	const [first = "", ...rest] = [...new Set(names)];
	return [first, ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(", ");
}
// apps/web/src/features/vaccinations/vaccine-search.tsx
var mostShown = 6;
/** Finds a vaccine by any spelling: abbreviation, synonym or product. */
function VaccineSearch({ shot, species, error, autoFocus, onChange }) {
	const words = useWordsOf(vaccinationWords);
	const found = useMemo(() => findChoices(shot.typed, species), [shot.typed, species]);
	const options = found.map(({ vaccine, product, spelling }) => ({
		id: idOf(vaccine.code, product?.name ?? null),
		label: vaccine.name,
		detail: antigenNames(vaccine),
		note: spelling === vaccine.name ? void 0 : spelling
	}));
	const choose = (id) => {
		const choice = found.find(({ vaccine, product }) => idOf(vaccine.code, product?.name ?? null) === id);
		if (!choice) return;
		const { vaccine, product } = choice;
		onChange({
			vaccine: vaccine.code,
			typed: vaccine.name,
			product: product?.name ?? null,
			kept: []
		});
	};
	const type = (typed) => {
		onChange(shot.vaccine !== null && findVaccine(shot.vaccine)?.name === typed ? { typed } : {
			typed,
			vaccine: null,
			product: null
		});
	};
	const kind = words.forSpecies[species];
	return /* @__PURE__ */ jsx(ComboBox, {
		label: words.whichVaccine,
		isLabelHidden: shot.vaccine === null,
		icon: Search,
		placeholder: words.searchPlaceholder,
		options,
		value: shot.vaccine === null ? null : idOf(shot.vaccine, shot.product),
		onChange: choose,
		typed: shot.typed,
		onSearch: type,
		suffix: kind && /* @__PURE__ */ jsx(Tag, { children: kind }),
		error,
		autoFocus
	});
}
/** One row for each vaccine and product, by the spelling that fits best. */
function findChoices(typed, species) {
	const rows = /* @__PURE__ */ new Map();
	for (const one of searchVaccines(typed, species)) {
		const id = idOf(one.vaccine.code, one.product?.name ?? null);
		if (!rows.has(id)) rows.set(id, one);
	}
	return [...rows.values()].slice(0, mostShown);
}
function idOf(code, product) {
	return `${code}|${product ?? ""}`;
}
// apps/web/src/features/vaccinations/visit-draft.ts
function blankShot() {
	return {
		key: crypto.randomUUID(),
		vaccine: null,
		product: null,
		expiresOn: null,
		kept: [],
		typed: "",
		lotNumber: "",
		certificateNumber: ""
	};
}
function blankVisit() {
	return {
		administeredOn: null,
		clinic: "",
		veterinarian: "",
		shots: [blankShot()]
	};
}
/** A draft read back from the device is taken if it has today's shape. */
function isVisitDraft(read) {
	if (typeof read !== "object" || read === null) return false;
	const { shots, clinic } = read;
	return typeof clinic === "string" && Array.isArray(shots) && shots.every((shot) => typeof shot?.key === "string" && Array.isArray(shot.kept));
}
/** When the label says it ends, for a warning's likely value. */
function likelyEnd(shot, administeredOn) {
	const months = shot.vaccine === null ? null : findVaccine(shot.vaccine)?.validMonths ?? null;
	return administeredOn === null || months === null ? null : addMonths(administeredOn, months);
}
/** A shot as the server takes it; only complete ones get here. */
function fieldsOf(petId, visit, shot) {
	if (shot.vaccine === null || visit.administeredOn === null) return null;
	const orNull = (text) => text.trim() || null;
	return {
		petId,
		vaccine: shot.vaccine,
		product: shot.product,
		administeredOn: visit.administeredOn,
		expiresOn: shot.expiresOn,
		lotNumber: orNull(shot.lotNumber),
		certificateNumber: orNull(shot.certificateNumber),
		clinic: orNull(visit.clinic),
		veterinarian: orNull(visit.veterinarian),
		idempotencyKey: shot.key
	};
}
// apps/web/src/features/vaccinations/shot-fields.tsx
/** One shot: which vaccine, when it ends, what is printed beside it, and what looks odd. */
function ShotFields(props) {
	const { number, shot, species, administeredOn, odd, problems, onChange, onRemove } = props;
	const words = useWordsOf(vaccinationWords);
	const vaccine = shot.vaccine === null ? null : findVaccine(shot.vaccine);
	const warning = odd.some(({ path }) => path === "expiresOn") ? words.odd : void 0;
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "min-w-0 border-line border-t p-5 md:p-6",
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "sr-only",
				children: `${words.whichVaccine} ${number}`
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mb-4 flex min-h-11 items-center gap-3",
				children: [
					/* @__PURE__ */ jsx("span", {
						"aria-hidden": "true",
						className: "grid size-8 place-items-center rounded-full bg-evergreen-tint type-label text-evergreen-ink tabular-nums",
						children: number
					}),
					/* @__PURE__ */ jsx("p", {
						className: "min-w-0 flex-1 truncate type-h2-panel",
						children: vaccine?.name ?? words.whichVaccine
					}),
					onRemove && /* @__PURE__ */ jsx(IconButton, {
						icon: Trash2,
						label: vaccine ? words.removeShot(vaccine.name) : words.removeEmptyShot,
						onPress: onRemove
					})
				]
			}),
			/* @__PURE__ */ jsx(VaccineSearch, {
				shot,
				species,
				error: problems.vaccine,
				autoFocus: number > 1 && shot.typed === "",
				onChange
			}),
			vaccine && /* @__PURE__ */ jsxs("div", {
				className: "mt-5 grid gap-5 md:grid-cols-3",
				children: [
					/* @__PURE__ */ jsx(DateField, {
						label: words.ends,
						optional: true,
						help: words.endsHelp,
						warning,
						error: problems.expiresOn,
						value: shot.expiresOn,
						onChange: (expiresOn) => onChange({
							expiresOn,
							kept: []
						})
					}),
					/* @__PURE__ */ jsx(TextField, {
						label: words.lot,
						optional: true,
						figures: true,
						value: shot.lotNumber,
						onChange: (lotNumber) => onChange({ lotNumber })
					}),
					/* @__PURE__ */ jsx(TextField, {
						label: words.certificate,
						optional: true,
						figures: true,
						value: shot.certificateNumber,
						onChange: (certificateNumber) => onChange({ certificateNumber })
					})
				]
			}),
			odd.map((problem) => /* @__PURE__ */ jsx(Oddity, {
				problem,
				shot,
				administeredOn,
				onChange
			}, problem.code))
		]
	});
}
/** Says what is odd and why, offers the likely value, and lets the owner keep what was typed. */
function Oddity({ problem, shot, administeredOn, onChange }) {
	const words = useWordsOf(vaccinationWords);
	const format = useFormat();
	const likely = problem.path === "expiresOn" ? likelyEnd(shot, administeredOn) : null;
	const keep = () => onChange({ kept: [...shot.kept, problem.code] });
	return /* @__PURE__ */ jsx("div", {
		className: "mt-4",
		children: /* @__PURE__ */ jsx(WarningBox, {
			title: words.odd,
			actions: problem.path === "expiresOn" && shot.expiresOn && /* @__PURE__ */ jsxs(Fragment$1, { children: [likely && /* @__PURE__ */ jsx(Button, {
				size: "small",
				onPress: () => onChange({ expiresOn: likely }),
				children: words.takeDate(format.day(likely))
			}), /* @__PURE__ */ jsx(Button, {
				size: "small",
				variant: "secondary",
				onPress: keep,
				children: words.keepDate(format.day(shot.expiresOn))
			})] }),
			children: problem.message
		})
	});
}
// apps/web/src/features/vaccinations/use-save-visit.ts
/**
* Saves shot by shot, each under its own key, so that a second try never records one twice.
* `save` answers the shots that are left to save.
*/
function useSaveVisit(petId) {
	const record = useAction("recordVaccination", [
		"listVaccinations",
		"listPetConnections",
		"getCompliance"
	]);
	const [failed, setFailed] = useState(null);
	const [busy, setBusy] = useState(false);
	const save = async (visit) => {
		setFailed(null);
		setBusy(true);
		const left = [...visit.shots];
		try {
			for (const shot of visit.shots) {
				const fields = fieldsOf(petId, visit, shot);
				if (fields) await record.mutateAsync(fields);
				left.shift();
			}
		} catch (problem) {
			setFailed(problem.message);
		} finally {
			setBusy(false);
		}
		return left;
	};
	return {
		save,
		failed,
		busy
	};
}
// apps/web/src/features/vaccinations/visit-problems.ts
function problemsOf(draft, pet, words) {
	const shots = draft.shots.flatMap((shot) => {
		if (shot.vaccine === null) return [[shot.key, { vaccine: words.vaccineRequired }]];
		const { impossible } = checkShot(shot, draft.administeredOn, pet);
		const found = impossible.filter(({ path }) => path !== "administeredOn").map(({ path, message }) => [path, message]);
		return found.length > 0 ? [[shot.key, Object.fromEntries(found)]] : [];
	});
	const day = dayProblem(draft, pet, words);
	return {
		...day ? { administeredOn: day } : {},
		shots: Object.fromEntries(shots)
	};
}
/** The day is shared by all shots, so its problem is said once. */
function dayProblem(draft, pet, words) {
	if (draft.administeredOn === null) return words.dateRequired;
	return draft.shots.flatMap((shot) => checkShot(shot, draft.administeredOn, pet).impossible).find(({ path }) => path === "administeredOn")?.message ?? null;
}
// apps/web/src/features/vaccinations/visit-form.tsx
/** One visit to the vet: the day, the clinic, the shots. Kept on the device until it is saved. */
function VisitForm({ petId, species, pet, onSaved }) {
	const words = useWordsOf(vaccinationWords);
	const initial = useMemo(blankVisit, []);
	const { draft, setDraft, clear, kept } = useDraft(`visit:${petId}`, initial, isVisitDraft);
	const [problems, setProblems] = useState({ shots: {} });
	const { save, failed, busy } = useSaveVisit(petId);
	const set = (change) => setDraft({
		...draft,
		...change
	});
	const setShot = (key, change) => set({ shots: draft.shots.map((shot) => shot.key === key ? {
		...shot,
		...change
	} : shot) });
	const submit = async (event) => {
		event.preventDefault();
		const found = problemsOf(draft, pet, words);
		setProblems(found);
		if (busy || found.administeredOn || Object.keys(found.shots).length > 0) return;
		const left = await save(draft);
		if (left.length > 0) return set({ shots: left });
		clear();
		showToast({ words: words.saved(draft.shots.length) });
		onSaved();
	};
	return /* @__PURE__ */ jsx("form", {
		onSubmit: submit,
		noValidate: true,
		children: /* @__PURE__ */ jsxs(Card, {
			padding: "none",
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "grid gap-5 p-5 md:grid-cols-3 md:p-6",
					children: [
						/* @__PURE__ */ jsx(DateField, {
							label: words.dateGiven,
							value: draft.administeredOn,
							onChange: (administeredOn) => set({ administeredOn }),
							error: problems.administeredOn
						}),
						/* @__PURE__ */ jsx(TextField, {
							label: words.clinic,
							optional: true,
							value: draft.clinic,
							onChange: (clinic) => set({ clinic })
						}),
						/* @__PURE__ */ jsx(TextField, {
							label: words.veterinarian,
							optional: true,
							value: draft.veterinarian,
							onChange: (veterinarian) => set({ veterinarian })
						})
					]
				}),
				draft.shots.map((shot, place) => /* @__PURE__ */ jsx(ShotFields, {
					number: place + 1,
					shot,
					species,
					administeredOn: draft.administeredOn,
					odd: checkShot(shot, draft.administeredOn, pet).odd,
					problems: problems.shots[shot.key] ?? {},
					onChange: (change) => setShot(shot.key, change),
					onRemove: draft.shots.length > 1 ? () => set({ shots: draft.shots.filter((other) => other !== shot) }) : null
				}, shot.key)),
				/* @__PURE__ */ jsx("div", {
					className: "border-line border-t px-5 py-4 md:px-6",
					children: /* @__PURE__ */ jsx(Button, {
						variant: "tonal",
						icon: Plus,
						onPress: () => set({ shots: [...draft.shots, blankShot()] }),
						children: words.addShot
					})
				}),
				failed && /* @__PURE__ */ jsx("div", {
					className: "px-5 pb-4 md:px-6",
					children: /* @__PURE__ */ jsx(ErrorPanel, {
						title: words.saveFailed,
						children: failed
					})
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-4 md:px-6",
					children: [/* @__PURE__ */ jsx("span", {
						className: "min-h-6",
						children: kept && /* @__PURE__ */ jsx(SavedNote, { children: words.kept })
					}), /* @__PURE__ */ jsx(Button, {
						type: "submit",
						busy: busy && words.saving,
						children: draft.shots.length === 1 ? words.save : words.saveMany(draft.shots.length)
					})]
				})
			]
		})
	});
}
// apps/web/src/app/routes/vaccinations.tsx
function VaccinationsPage() {
	const { petId } = useParams({ strict: false });
	const pet = usePet(petId);
	if (pet.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void pet.refetch(),
		children: pet.error.message
	});
	return pet.data ? /* @__PURE__ */ jsx(Manager, { pet: pet.data }) : /* @__PURE__ */ jsx(PageSkeleton, { cards: 1 });
}
function Manager({ pet }) {
	const words = useWordsOf(pageWords);
	const lookOf = useVerdictLook();
	const doses = useVaccinations(pet.id);
	const list = doses.data?.items ?? [];
	const counting = list.filter(({ state }) => state === "active");
	const { species, bornOn, bornOnPrecision } = pet;
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { crumbs: [
				{
					label: words.myPets,
					href: "/dashboard"
				},
				{
					label: pet.name,
					href: `/pets/${pet.id}`
				},
				{ label: words.vaccinations }
			] }),
			/* @__PURE__ */ jsx(PageTitle, {
				picture: /* @__PURE__ */ jsx(PetAvatar, {
					look: petLook(pet),
					size: 72
				}),
				lead: words.oneVisit,
				children: words.addVaccinations
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24.25rem]",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "flex min-w-0 flex-col gap-8",
					children: [/* @__PURE__ */ jsx(VisitForm, {
						petId: pet.id,
						species,
						pet: {
							species,
							bornOn,
							bornOnPrecision,
							others: counting
						},
						onSaved: () => {}
					}), /* @__PURE__ */ jsxs("section", { children: [
						/* @__PURE__ */ jsx(SectionHeading, {
							count: list.length > 0 && /* @__PURE__ */ jsx(Count, {
								tone: "plain",
								children: list.length
							}),
							children: words.records
						}),
						doses.isPending && /* @__PURE__ */ jsx(PageSkeleton, { cards: 0 }),
						doses.isError && /* @__PURE__ */ jsx(ErrorPanel, {
							onRetry: () => void doses.refetch(),
							children: doses.error.message
						}),
						doses.data && /* @__PURE__ */ jsx(RecordList, {
							doses: list,
							look: petLook(pet)
						})
					] })]
				}), /* @__PURE__ */ jsx(PlacesPanel, {
					petId: pet.id,
					petName: pet.name,
					kindOf: (verdict) => lookOf(verdict).kind
				})]
			})
		]
	});
}
export { VaccinationsPage as default };
