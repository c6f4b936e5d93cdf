import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as ComboBox } from "./combo-box-gMB5Dsl-.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as RadioGroup } from "./radio-group-CE8QsPk3.js";
import { t as Dialog } from "./dialog-CYtOyh-5.js";
import { i as careWords, r as useCareAction } from "./use-care-DYCQmsyd.js";
import { FloorView } from "./check-ins-D_V0vI0p.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { useId, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useNavigate } from "@tanstack/react-router";
// apps/web/src/features/care-records/evaluate-dialog.tsx
/** Staff write down how a pet did with others. */
function EvaluateDialog({ businessId, pet, today, onClose }) {
	const words = useWordsOf(careWords);
	const formId = useId();
	const [on, setOn] = useState(today);
	const [outcome, setOutcome] = useState("passed");
	const [key] = useState(() => crypto.randomUUID());
	const record = useCareAction("record", "evaluation");
	const submit = (event) => {
		event.preventDefault();
		if (on === null) return;
		const facts = {
			on,
			passed: outcome === "passed"
		};
		record.send({
			businessId,
			petId: pet.id,
			...facts,
			idempotencyKey: key
		}, () => {
			showToast({ words: words.evaluated(pet.name) });
			onClose();
		});
	};
	return /* @__PURE__ */ jsxs(Dialog, {
		isOpen: true,
		onOpenChange: (open) => open || onClose(),
		title: words.evaluateTitle(pet.name),
		actions: /* @__PURE__ */ jsx(Button, {
			type: "submit",
			form: formId,
			busy: record.isPending && words.saving,
			children: words.save
		}),
		children: [
			/* @__PURE__ */ jsx("p", { children: words.evaluateLead }),
			record.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.saveFailed,
				children: record.error.message
			}),
			/* @__PURE__ */ jsxs("form", {
				id: formId,
				onSubmit: submit,
				noValidate: true,
				className: "flex flex-col gap-4",
				children: [/* @__PURE__ */ jsx(RadioGroup, {
					label: words.outcome,
					options: [{
						id: "passed",
						label: words.passed
					}, {
						id: "notPassed",
						label: words.notPassed
					}],
					value: outcome,
					onChange: setOutcome
				}), /* @__PURE__ */ jsx(DateField, {
					label: words.watchedOn,
					value: on,
					onChange: setOn,
					max: today,
					error: on ? void 0 : words.dateRequired
				})]
			})
		]
	});
}
// apps/web/src/features/care-records/evaluate-panel.tsx
var mostFound = 8;
/** Finds a pet the place knows, and writes down how it did. */
function EvaluatePanel({ place }) {
	const words = useWordsOf(careWords);
	const [typed, setTyped] = useState("");
	const [pet, setPet] = useState(null);
	const search = typed.trim();
	const pets = useCall("listConnections", {
		businessId: place.id,
		limit: mostFound,
		...search === "" ? {} : { search }
	}).data?.items ?? [];
	const choose = (petId) => {
		const chosen = pets.find((one) => one.petId === petId);
		if (chosen) setPet({
			id: chosen.petId,
			name: chosen.petName
		});
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.evaluate,
		children: [/* @__PURE__ */ jsx(ComboBox, {
			label: words.pet,
			help: words.evaluateLead,
			placeholder: words.petPlaceholder,
			options: pets.map(({ petId, petName, breed }) => ({
				id: petId,
				label: petName,
				detail: breed ?? void 0
			})),
			value: pet?.id ?? null,
			onChange: choose,
			onSearch: setTyped,
			className: "max-w-md"
		}), pet && /* @__PURE__ */ jsx(EvaluateDialog, {
			businessId: place.id,
			pet,
			today: calendarDateIn(Date.now(), place.timeZone),
			onClose: () => setPet(null)
		}, pet.id)]
	});
}
// apps/web/src/app/routes/today.tsx
function TodayPage() {
	const place = usePlace();
	const lookOf = useVerdictLook();
	const navigate = useNavigate();
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(FloorView, {
			place,
			lookOf,
			onFound: ({ petId, petName }) => {
				const query = new URLSearchParams({
					pet: petId,
					name: petName
				});
				navigate({ href: `/business/scan?${query}` });
			}
		}), /* @__PURE__ */ jsx(EvaluatePanel, { place })]
	});
}
export { TodayPage as default };
