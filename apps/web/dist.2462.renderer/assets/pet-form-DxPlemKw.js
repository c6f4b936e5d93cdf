import { C as useDraft, D as LinkButton, H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { t as SavedNote } from "./saved-note-Bf_R52zE.js";
import { t as ErrorSummary } from "./error-summary-DeCN7paV.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { a as compareDates, t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { n as parseMicrochip } from "./microchip-BBNo13Fc.js";
import { t as TextArea } from "./text-area-Bo0kA3o4.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as petWords } from "./words-BQdmcCq6.js";
import { t as speciesList } from "./species-CjTPcZcv.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// packages/domain/src/compliance/pet-facts.ts
/** Sex as recorded; 'unknown' is an answer, not a gap. */
var sexes = [
	"male",
	"female",
	"unknown"
];
/** How exactly a birth date is known: a partial date stands for every day of its month or year. */
var birthPrecisions = [
	"day",
	"month",
	"year"
];
// apps/web/src/features/pets/pet-draft.ts
var blankPet = {
	name: "",
	species: "dog",
	breed: "",
	sex: "unknown",
	sterilized: "unknown",
	bornOn: null,
	bornOnPrecision: "day",
	colour: "",
	weightKg: "",
	microchip: "",
	alerts: "",
	notes: "",
	clinicName: "",
	clinicPhone: ""
};
/** A draft read back from the device is taken if it has every field of today's form. */
function isPetDraft(read) {
	return typeof read === "object" && read !== null && Object.keys(blankPet).every((field) => field in read);
}
function draftOf(pet) {
	return {
		name: pet.name,
		species: pet.species,
		breed: pet.breed ?? "",
		sex: pet.sex,
		sterilized: pet.sterilized === null ? "unknown" : pet.sterilized ? "yes" : "no",
		bornOn: pet.bornOn,
		bornOnPrecision: pet.bornOnPrecision ?? "day",
		colour: pet.colour ?? "",
		weightKg: pet.weightKg === null ? "" : String(pet.weightKg),
		microchip: pet.microchip ?? "",
		alerts: pet.alerts.join(", "),
		notes: pet.notes ?? "",
		clinicName: pet.clinic?.name ?? "",
		clinicPhone: pet.clinic?.phone ?? ""
	};
}
/** What the form says, as the server takes it. */
function fieldsOf(draft) {
	const orNull = (text) => text.trim() || null;
	const phone = draft.clinicPhone.trim();
	const clinic = draft.clinicName.trim();
	return {
		name: draft.name.trim(),
		species: draft.species,
		breed: orNull(draft.breed),
		sex: draft.sex,
		sterilized: draft.sterilized === "unknown" ? null : draft.sterilized === "yes",
		bornOn: draft.bornOn,
		bornOnPrecision: draft.bornOn === null ? null : draft.bornOnPrecision,
		colour: orNull(draft.colour),
		weightKg: readWeight(draft.weightKg),
		microchip: orNull(draft.microchip),
		alerts: draft.alerts.split(",").map((alert) => alert.trim()).filter(Boolean),
		notes: orNull(draft.notes),
		clinic: clinic ? {
			name: clinic,
			...phone ? { phone } : {}
		} : null
	};
}
/** Commas and points both part the decimals; null for nothing or nonsense. */
function readWeight(text) {
	const number = Number(text.trim().replace(",", "."));
	return text.trim() !== "" && number > 0 && number <= 1500 ? number : null;
}
/** What is wrong with the form, by field, before the server is asked. */
function checkDraft(draft, words) {
	const today = calendarDateIn(Date.now(), "Etc/GMT-14");
	const weightTyped = draft.weightKg.trim() !== "";
	const chipTyped = draft.microchip.trim() !== "";
	return {
		...draft.name.trim() === "" ? { name: words.nameRequired } : {},
		...draft.bornOn && compareDates(draft.bornOn, today) > 0 ? { bornOn: words.bornInFuture } : {},
		...weightTyped && readWeight(draft.weightKg) === null ? { weightKg: words.weightInvalid } : {},
		...chipTyped && parseMicrochip(draft.microchip) === null ? { microchip: words.microchipInvalid } : {}
	};
}
// apps/web/src/features/pets/pet-health-fields.tsx
/** Chip, weight, care alerts, clinic, notes. */
function HealthFields({ draft, problems, onChange }) {
	const words = useWordsOf(petWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5 md:grid-cols-2",
		children: [
			/* @__PURE__ */ jsx(TextField, {
				id: "pet-microchip",
				label: words.microchip,
				optional: true,
				figures: true,
				help: words.microchipHelp,
				inputMode: "numeric",
				value: draft.microchip,
				onChange: (microchip) => onChange({ microchip }),
				error: problems.microchip
			}),
			/* @__PURE__ */ jsx(TextField, {
				id: "pet-weightKg",
				label: words.weight,
				optional: true,
				inputMode: "decimal",
				suffix: /* @__PURE__ */ jsx("span", {
					className: "type-small text-ink-3",
					children: words.weightUnit
				}),
				value: draft.weightKg,
				onChange: (weightKg) => onChange({ weightKg }),
				error: problems.weightKg
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.alerts,
				optional: true,
				help: words.alertsHelp,
				value: draft.alerts,
				onChange: (alerts) => onChange({ alerts }),
				className: "md:col-span-2"
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.clinicName,
				optional: true,
				value: draft.clinicName,
				onChange: (clinicName) => onChange({ clinicName })
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.clinicPhone,
				optional: true,
				type: "tel",
				value: draft.clinicPhone,
				onChange: (clinicPhone) => onChange({ clinicPhone })
			}),
			/* @__PURE__ */ jsx(TextArea, {
				label: words.notes,
				optional: true,
				value: draft.notes,
				onChange: (notes) => onChange({ notes }),
				className: "md:col-span-2"
			})
		]
	});
}
// apps/web/src/features/pets/pet-who-fields.tsx
/** Name, kind, breed, sex, birth and colour. */
function WhoFields({ draft, problems, onChange }) {
	const words = useWordsOf(petWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5 md:grid-cols-2",
		children: [
			/* @__PURE__ */ jsx(TextField, {
				id: "pet-name",
				label: words.name,
				help: words.nameHelp,
				value: draft.name,
				onChange: (name) => onChange({ name }),
				error: problems.name,
				autoComplete: "off"
			}),
			/* @__PURE__ */ jsx(Select, {
				label: words.kind,
				options: speciesList.map((id) => ({
					id,
					label: words.species[id]
				})),
				value: draft.species,
				onChange: (species) => onChange({ species })
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.breed,
				optional: true,
				value: draft.breed,
				onChange: (breed) => onChange({ breed })
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.colour,
				optional: true,
				help: words.colourHelp,
				value: draft.colour,
				onChange: (colour) => onChange({ colour })
			}),
			/* @__PURE__ */ jsx(DateField, {
				label: words.bornOn,
				optional: true,
				help: words.bornHelp,
				value: draft.bornOn,
				onChange: (bornOn) => onChange({ bornOn }),
				error: problems.bornOn
			}),
			/* @__PURE__ */ jsx(Select, {
				label: words.precision,
				options: birthPrecisions.map((id) => ({
					id,
					label: words.precisions[id]
				})),
				value: draft.bornOnPrecision,
				onChange: (bornOnPrecision) => onChange({ bornOnPrecision })
			}),
			/* @__PURE__ */ jsx(Select, {
				label: words.sexLabel,
				options: sexes.map((id) => ({
					id,
					label: words.sex[id]
				})),
				value: draft.sex,
				onChange: (sex) => onChange({ sex })
			}),
			/* @__PURE__ */ jsx(Select, {
				label: words.sterilizedLabel,
				options: [
					"yes",
					"no",
					"unknown"
				].map((id) => ({
					id,
					label: words[id]
				})),
				value: draft.sterilized,
				onChange: (sterilized) => onChange({ sterilized })
			})
		]
	});
}
// apps/web/src/features/pets/pet-form.tsx
/** Everything about a pet, kept on the device until it is saved. */
function PetForm({ draftKey, initial, submitLabel, cancelHref, onSubmit }) {
	const words = useWordsOf(petWords);
	const { draft, setDraft, clear, kept } = useDraft(`pet:${draftKey}`, initial, isPetDraft);
	const [problems, setProblems] = useState({});
	const [failed, setFailed] = useState(null);
	const [busy, setBusy] = useState(false);
	const submit = async (event) => {
		event.preventDefault();
		const found = checkDraft(draft, words);
		setProblems(found);
		setFailed(null);
		if (busy || Object.keys(found).length > 0) return;
		setBusy(true);
		try {
			await onSubmit(draft);
			clear();
		} catch (problem) {
			setFailed(problem.message);
		} finally {
			setBusy(false);
		}
	};
	const errors = Object.entries(problems).map(([field, message]) => ({
		fieldId: `pet-${field}`,
		message
	}));
	const set = (change) => setDraft({
		...draft,
		...change
	});
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(ErrorSummary, {
				title: words.problems,
				errors
			}),
			failed && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.saveFailed,
				children: failed
			}),
			/* @__PURE__ */ jsx(Panel, {
				title: words.who,
				children: /* @__PURE__ */ jsx(WhoFields, {
					draft,
					problems,
					onChange: set
				})
			}),
			/* @__PURE__ */ jsx(Panel, {
				title: words.health,
				children: /* @__PURE__ */ jsx(HealthFields, {
					draft,
					problems,
					onChange: set
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-center justify-end gap-3",
				children: [
					kept && /* @__PURE__ */ jsx(SavedNote, { children: words.kept }),
					/* @__PURE__ */ jsx("span", { className: "flex-1" }),
					/* @__PURE__ */ jsx(LinkButton, {
						href: cancelHref,
						variant: "ghost",
						onClick: clear,
						children: words.cancel
					}),
					/* @__PURE__ */ jsx(Button, {
						type: "submit",
						busy: busy && words.saving,
						children: submitLabel
					})
				]
			})
		]
	});
}
export { fieldsOf as i, blankPet as n, draftOf as r, PetForm as t };
