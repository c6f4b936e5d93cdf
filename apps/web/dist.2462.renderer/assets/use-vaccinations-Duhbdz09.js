import { B as defineWords, H as useWordsOf, M as VerdictShape, O as Tag, P as classes, b as PlaceTile, v as placeHue, y as placeLetters } from "./light-C8fMLwcq.js";
import { r as addDays } from "./calendar-date-in-Cu37YP4x.js";
import { t as findVaccine } from "./vaccine-BDEzqmqL.js";
import { t as evidenceLevels } from "./evidence-BUqZOZRE.js";
import { n as connectionScopes, t as DisconnectDialog } from "./disconnect-dialog-DLdXxPHq.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as CallError } from "./call-error-6MthuIsC.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as RadioCards } from "./radio-cards-z-4T7nZ1.js";
import { t as Dialog } from "./dialog-CYtOyh-5.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as Menu$1 } from "./menu-7KRAIxuZ.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { t as connectionWords } from "./words-C8J0DSTx.js";
import { n as usePetConnections } from "./use-pet-connections-DfEMFCAS.js";
import { useId, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { History, Pencil, Plus, Undo2, Unlink } from "lucide-react";
var byCode = new Map([
	{
		"code": "RABV",
		"name": "Rabies virus",
		"disease": "Rabies",
		"species": [
			"dog",
			"cat",
			"ferret"
		],
		"abbreviations": [
			"RV",
			"Rab",
			"R",
			"RAB"
		]
	},
	{
		"code": "CDV",
		"name": "Canine distemper virus",
		"disease": "Canine distemper",
		"species": ["dog", "ferret"],
		"abbreviations": [
			"D",
			"CDV",
			"CD"
		]
	},
	{
		"code": "CAV2",
		"name": "Canine adenovirus type 2 (cross-protects against CAV-1 hepatitis)",
		"disease": "Infectious canine hepatitis / adenoviral respiratory disease",
		"species": ["dog"],
		"abbreviations": [
			"H",
			"A",
			"A2",
			"CAV",
			"CAV-2",
			"CAV2",
			"ICH"
		]
	},
	{
		"code": "CPV",
		"name": "Canine parvovirus type 2",
		"disease": "Parvoviral enteritis",
		"species": ["dog"],
		"abbreviations": [
			"P",
			"Pv",
			"CPV",
			"CPV-2",
			"Parvo"
		]
	},
	{
		"code": "CPIV",
		"name": "Canine parainfluenza virus",
		"disease": "Parainfluenza (kennel-cough complex)",
		"species": ["dog"],
		"abbreviations": [
			"P",
			"Pi",
			"PI",
			"CPi",
			"CPiV",
			"Para"
		]
	},
	{
		"code": "CCV",
		"name": "Canine enteric coronavirus",
		"disease": "Canine coronaviral enteritis",
		"species": ["dog"],
		"abbreviations": [
			"C",
			"Cv",
			"CV",
			"CCV",
			"Corona"
		]
	},
	{
		"code": "LEPTO",
		"name": "Leptospira (serovars listed per product)",
		"disease": "Leptospirosis",
		"species": ["dog"],
		"abbreviations": [
			"L",
			"L2",
			"L3",
			"L4",
			"Lepto",
			"LCI",
			"LCIGP"
		]
	},
	{
		"code": "BORR",
		"name": "Borrelia burgdorferi",
		"disease": "Lyme disease",
		"species": ["dog"],
		"abbreviations": [
			"Lyme",
			"Bb-Lyme",
			"LYM"
		]
	},
	{
		"code": "BORD",
		"name": "Bordetella bronchiseptica",
		"disease": "Kennel cough / feline bordetellosis",
		"species": ["dog", "cat"],
		"abbreviations": [
			"B",
			"Bb",
			"Bord",
			"KC"
		]
	},
	{
		"code": "CIV_H3N8",
		"name": "Canine influenza A H3N8",
		"disease": "Canine influenza",
		"species": ["dog"],
		"abbreviations": ["CIV", "H3N8"]
	},
	{
		"code": "CIV_H3N2",
		"name": "Canine influenza A H3N2",
		"disease": "Canine influenza",
		"species": ["dog"],
		"abbreviations": ["CIV", "H3N2"]
	},
	{
		"code": "CROT",
		"name": "Crotalus atrox venom toxoid",
		"disease": "Rattlesnake envenomation",
		"species": ["dog"],
		"abbreviations": [
			"Rattlesnake",
			"Crotalus",
			"CAT"
		]
	},
	{
		"code": "GIARDIA",
		"name": "Giardia",
		"disease": "Giardiasis",
		"species": ["dog", "cat"],
		"abbreviations": ["Giardia"]
	},
	{
		"code": "LEISH",
		"name": "Leishmania infantum",
		"disease": "Canine leishmaniosis",
		"species": ["dog"],
		"abbreviations": ["Leish"]
	},
	{
		"code": "BABESIA",
		"name": "Babesia canis",
		"disease": "Babesiosis",
		"species": ["dog"],
		"abbreviations": ["Piro", "Babesia"]
	},
	{
		"code": "CHV",
		"name": "Canine herpesvirus",
		"disease": "Neonatal herpes (bitch vaccine)",
		"species": ["dog"],
		"abbreviations": ["CHV"]
	},
	{
		"code": "MEASLES",
		"name": "Measles virus (heterotypic distemper protection)",
		"disease": "Canine distemper in young pups",
		"species": ["dog"],
		"abbreviations": ["DM", "M"]
	},
	{
		"code": "DERM",
		"name": "Microsporum/Trichophyton",
		"disease": "Dermatophytosis",
		"species": ["dog", "cat"],
		"abbreviations": ["Ringworm"]
	},
	{
		"code": "FPV",
		"name": "Feline panleukopenia virus",
		"disease": "Feline panleukopenia (feline distemper, infectious enteritis)",
		"species": ["cat"],
		"abbreviations": [
			"P",
			"FPV",
			"FPLV",
			"FP",
			"Panleuk"
		]
	},
	{
		"code": "FHV1",
		"name": "Feline herpesvirus type 1",
		"disease": "Feline viral rhinotracheitis (cat flu)",
		"species": ["cat"],
		"abbreviations": [
			"FVR",
			"R",
			"H",
			"FHV",
			"FHV-1",
			"FRV"
		]
	},
	{
		"code": "FCV",
		"name": "Feline calicivirus",
		"disease": "Feline calicivirosis (cat flu)",
		"species": ["cat"],
		"abbreviations": ["C", "FCV"]
	},
	{
		"code": "FCV_VS",
		"name": "Virulent systemic feline calicivirus strain",
		"disease": "VS-FCV disease",
		"species": ["cat"],
		"abbreviations": ["VS-FCV"]
	},
	{
		"code": "FELV",
		"name": "Feline leukaemia virus",
		"disease": "Feline leukaemia",
		"species": ["cat"],
		"abbreviations": [
			"FeLV",
			"LV",
			"Leuk",
			"L"
		]
	},
	{
		"code": "FIV",
		"name": "Feline immunodeficiency virus",
		"disease": "Feline immunodeficiency",
		"species": ["cat"],
		"abbreviations": ["FIV"]
	},
	{
		"code": "FIP",
		"name": "Feline coronavirus (FIP)",
		"disease": "Feline infectious peritonitis",
		"species": ["cat"],
		"abbreviations": ["FIP", "FCoV"]
	},
	{
		"code": "CFELIS",
		"name": "Chlamydia (Chlamydophila) felis",
		"disease": "Feline chlamydiosis",
		"species": ["cat"],
		"abbreviations": [
			"Ch",
			"C",
			"CP",
			"Chlam",
			"PNEU"
		]
	},
	{
		"code": "MYXO",
		"name": "Myxoma virus",
		"disease": "Myxomatosis",
		"species": ["rabbit"],
		"abbreviations": ["Myxo"]
	},
	{
		"code": "RHDV1",
		"name": "Rabbit haemorrhagic disease virus, classical",
		"disease": "RHD / VHD type 1",
		"species": ["rabbit"],
		"abbreviations": [
			"RHD1",
			"VHD1",
			"RHDV"
		]
	},
	{
		"code": "RHDV2",
		"name": "Rabbit haemorrhagic disease virus type 2",
		"disease": "RHD / VHD type 2",
		"species": ["rabbit"],
		"abbreviations": [
			"RHD2",
			"RVHD2",
			"VHD2",
			"RHDV2"
		]
	}
].map((antigen) => [antigen.code, antigen]));
/** The antigen with this code, or null where the catalogue lists none. */
function findAntigen(code) {
	return byCode.get(code) ?? null;
}
// apps/web/src/ui/record/proof.tsx
var heights = [
	5,
	8,
	11,
	14
];
/** Four rising bars, as many filled as the proof is strong. */
function ProofBars({ level }) {
	return /* @__PURE__ */ jsx("svg", {
		width: "22",
		height: "14",
		viewBox: "0 0 22 14",
		className: "shrink-0 rtl:-scale-x-100",
		"aria-hidden": "true",
		children: heights.map((height, place) => /* @__PURE__ */ jsx("rect", {
			x: place * 6,
			y: 14 - height,
			width: "4",
			height,
			rx: "2",
			className: place < level ? "fill-evergreen" : "fill-line"
		}, height))
	});
}
/** How well a record is proven, in bars and in words. */
function Proof({ level, children, className }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classes("inline-flex items-center gap-2 type-small text-ink-3", className),
		children: [/* @__PURE__ */ jsx(ProofBars, { level }), children]
	});
}
// apps/web/src/features/connections/connect-dialog.tsx
/** Which place, and how much it may see. */
function ConnectDialog({ petId, petName, isOpen, onOpenChange }) {
	const words = useWordsOf(connectionWords);
	const formId = useId();
	const [slug, setSlug] = useState("");
	const [scope, setScope] = useState("verdict");
	const [problem, setProblem] = useState(null);
	const connect = useAction("connectPet", ["listPetConnections"]);
	const submit = (event) => {
		event.preventDefault();
		const name = slug.trim().toLowerCase();
		setProblem(name === "" ? words.shortNameRequired : null);
		if (name === "" || connect.isPending) return;
		connect.mutate({
			petId,
			slug: name,
			scope
		}, {
			onSuccess: () => {
				setSlug("");
				onOpenChange(false);
			},
			onError: (error) => setProblem(isUnknown(error) ? words.noSuchPlace : error.message)
		});
	};
	const details = {
		verdict: words.verdictScopeDetail,
		records: words.recordsScopeDetail
	};
	const titles = {
		verdict: words.verdictScope,
		records: words.recordsScope
	};
	const cards = connectionScopes.map((id) => ({
		id,
		title: titles[id],
		children: details[id]
	}));
	return /* @__PURE__ */ jsxs(Dialog, {
		isOpen,
		onOpenChange,
		title: words.connectTitle(petName),
		width: "wide",
		actions: /* @__PURE__ */ jsx(Button, {
			type: "submit",
			form: formId,
			busy: connect.isPending && words.connecting,
			children: words.connect
		}),
		children: [/* @__PURE__ */ jsx("p", { children: words.connectLead }), /* @__PURE__ */ jsxs("form", {
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ jsx(TextField, {
				label: words.shortName,
				value: slug,
				onChange: setSlug,
				error: problem ?? void 0,
				autoFocus: true,
				autoComplete: "off"
			}), /* @__PURE__ */ jsx(RadioCards, {
				label: words.scope,
				showLabel: true,
				cards,
				value: scope,
				onChange: setScope
			})]
		})]
	});
}
function isUnknown(problem) {
	return problem instanceof CallError && (problem.code === "not-found" || problem.code === "invalid-argument");
}
// apps/web/src/features/connections/places-panel.tsx
/** Each place's answer, and the way to another one. */
function PlacesPanel({ petId, petName, kindOf }) {
	const words = useWordsOf(connectionWords);
	const places = usePetConnections(petId);
	const [connecting, setConnecting] = useState(false);
	const [leaving, setLeaving] = useState(null);
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.mayCome(petName),
		children: [
			places.isPending && /* @__PURE__ */ jsx(PlacesSkeleton, {}),
			places.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void places.refetch(),
				children: places.error.message
			}),
			places.data?.items.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.noPlaces
			}),
			/* @__PURE__ */ jsx(Rows, { children: (places.data?.items ?? []).map((place) => /* @__PURE__ */ jsx(Row, {
				start: /* @__PURE__ */ jsx(PlaceTile, {
					monogram: placeLetters(place.businessName),
					hue: placeHue(place.businessId)
				}),
				title: place.businessName,
				detail: words.sees[place.scope],
				end: /* @__PURE__ */ jsx(Answer, {
					place,
					kind: kindOf(place.verdict),
					onLeave: () => setLeaving(place)
				})
			}, place.businessId)) }),
			/* @__PURE__ */ jsx(Button, {
				variant: "secondary",
				wide: true,
				icon: Plus,
				className: "mt-4",
				onPress: () => setConnecting(true),
				children: words.connect
			}),
			/* @__PURE__ */ jsx(ConnectDialog, {
				petId,
				petName,
				isOpen: connecting,
				onOpenChange: setConnecting
			}),
			/* @__PURE__ */ jsx(DisconnectDialog, {
				petId,
				place: leaving,
				onClose: () => setLeaving(null)
			})
		]
	});
}
function Answer({ place, kind, onLeave }) {
	const words = useWordsOf(connectionWords);
	const format = useFormat();
	const { verdict, changesOn, compliantFrom, businessName } = place;
	const good = verdict === "compliant" || verdict === "expiring";
	const word = good ? words.yes : verdict === "pending" ? words.inReview : words.no;
	const endsOn = changesOn && verdict === "expiring" ? words.until(format.day(addDays(changesOn, -1))) : null;
	const opensOn = compliantFrom ? words.from(format.day(compliantFrom)) : words.noDay;
	return /* @__PURE__ */ jsxs("span", {
		className: "flex items-center gap-1",
		children: [/* @__PURE__ */ jsxs("span", {
			className: "text-end",
			children: [/* @__PURE__ */ jsxs("span", {
				className: "flex items-center justify-end gap-1.5 type-strong",
				children: [/* @__PURE__ */ jsx(VerdictShape, {
					kind,
					size: 20
				}), word]
			}), /* @__PURE__ */ jsx("span", {
				className: "block type-caption text-ink-3",
				children: good ? endsOn : opensOn
			})]
		}), /* @__PURE__ */ jsx(Menu$1, {
			label: words.more(businessName),
			items: [{
				id: "disconnect",
				label: words.disconnect,
				icon: Unlink,
				tone: "danger",
				onAction: onLeave
			}]
		})]
	});
}
function PlacesSkeleton() {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ jsx(SkeletonBlock, {
			className: "h-11 w-full",
			shape: "card"
		}), /* @__PURE__ */ jsx(SkeletonBlock, {
			className: "h-11 w-full",
			shape: "card"
		})]
	});
}
// apps/web/src/features/vaccinations/proof-level.ts
/** Evidence as the number of rising bars. */
function proofLevelOf(evidence) {
	return evidenceLevels.indexOf(evidence) + 1;
}
/** Texts about doses. */
var vaccinationWords = defineWords({ en: {
	title: "Vaccinations",
	addTitle: "Add vaccinations",
	addLead: "One visit, as many shots as were given.",
	dateGiven: "Date given",
	dateRequired: "Enter the day it was given.",
	clinic: "Clinic",
	veterinarian: "Veterinarian",
	whichVaccine: "Which vaccine?",
	searchPlaceholder: "Any spelling: DHPP, 5-in-1, Imrab 3…",
	vaccineRequired: "Choose the vaccine from the list.",
	ends: "Ends",
	endsHelp: "As printed. Left out, the usual duration counts.",
	lot: "Lot",
	certificate: "Certificate no.",
	booster: "Booster",
	firstDose: "First dose",
	dose: (number) => `Dose ${number}`,
	addShot: "Add another shot",
	removeShot: (vaccine) => `Remove ${vaccine}`,
	removeEmptyShot: "Remove this shot",
	save: "Save vaccination",
	saveMany: (count) => `Save ${count} vaccinations`,
	saving: "Saving…",
	kept: "Draft kept on this device",
	saved: (count) => count === 1 ? "Vaccination saved" : `${count} vaccinations saved`,
	takeDate: (day) => `Use ${day}`,
	keepDate: (day) => `Keep ${day}`,
	odd: "Worth a second look",
	problems: "Please look at these again",
	saveFailed: "This shot could not be saved",
	forSpecies: {
		dog: "For dogs",
		cat: "For cats",
		ferret: "For ferrets",
		rabbit: "For rabbits",
		horse: "For horses"
	},
	proof: {
		owner: "Typed by you",
		document: "Document attached",
		reviewed: "Checked by a business",
		clinic: "Signed by the clinic"
	},
	proofTitle: "Proof",
	proofLead: "Some places ask for more than a typed date.",
	now: "now",
	records: "Records",
	noRecords: "No vaccinations yet",
	noRecordsLead: "Add what the certificate says; every place sees at once what it needs.",
	given: (day) => `Given ${day}`,
	endsOn: (day) => `ends ${day}`,
	lotNumber: (lot) => `Lot ${lot}`,
	withdrawn: "Withdrawn",
	rejected: "Rejected",
	more: (vaccine) => `More about ${vaccine}`,
	correct: "Correct",
	withdraw: "Withdraw",
	history: "History",
	historyTitle: (vaccine) => `History of ${vaccine}`,
	version: (number) => `Version ${number}`,
	correctTitle: (vaccine) => `Correct ${vaccine}?`,
	correctLead: "The old text stays readable in the history.",
	correcting: "Saving…",
	reason: "Reason",
	withdrawTitle: (vaccine) => `Withdraw ${vaccine}?`,
	withdrawLead: "It no longer counts anywhere. The record and its history stay readable.",
	withdrawing: "Withdrawing…",
	protection: "Protection",
	addVaccination: "Add vaccination",
	nothingHolds: "Nothing on record yet.",
	nextToEnd: (what, day) => `Next to end: ${what}, on ${day}.`,
	allEnded: "Nothing holds today.",
	timeline: "Protection over time",
	ended: "ended",
	latest: "Latest records",
	all: (count) => `All ${count} vaccinations`
} });
// apps/web/src/features/vaccinations/correct-dialog.tsx
/** Mends the dates and the lot of a dose; the old text stays in its history. */
function CorrectDialog({ dose, onClose }) {
	const words = useWordsOf(vaccinationWords);
	const formId = useId();
	const [given, setGiven] = useState(dose?.administeredOn ?? null);
	const [ends, setEnds] = useState(dose?.expiresOn ?? null);
	const [lot, setLot] = useState(dose?.lotNumber ?? "");
	const [reason, setReason] = useState("");
	const correct = useAction("correctVaccination", [
		"listVaccinations",
		"listPetConnections",
		"getCompliance"
	]);
	const name = dose ? findVaccine(dose.vaccine)?.name ?? dose.vaccine : "";
	const submit = (event) => {
		event.preventDefault();
		if (!dose || !given) return;
		const optional = reason.trim() ? { reason: reason.trim() } : {};
		const changes = {
			administeredOn: given,
			expiresOn: ends,
			lotNumber: lot.trim() || null
		};
		correct.mutate({
			vaccinationId: dose.id,
			...changes,
			...optional
		}, { onSuccess: onClose });
	};
	return /* @__PURE__ */ jsxs(Dialog, {
		isOpen: dose !== null,
		onOpenChange: (open) => open || onClose(),
		title: words.correctTitle(name),
		actions: /* @__PURE__ */ jsx(Button, {
			type: "submit",
			form: formId,
			busy: correct.isPending && words.correcting,
			children: words.correct
		}),
		children: [
			/* @__PURE__ */ jsx("p", { children: words.correctLead }),
			correct.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.saveFailed,
				children: correct.error.message
			}),
			/* @__PURE__ */ jsxs("form", {
				id: formId,
				onSubmit: submit,
				noValidate: true,
				className: "flex flex-col gap-4",
				children: [
					/* @__PURE__ */ jsx(DateField, {
						label: words.dateGiven,
						value: given,
						onChange: setGiven,
						error: given ? void 0 : words.dateRequired
					}),
					/* @__PURE__ */ jsx(DateField, {
						label: words.ends,
						optional: true,
						value: ends,
						onChange: setEnds
					}),
					/* @__PURE__ */ jsx(TextField, {
						label: words.lot,
						optional: true,
						figures: true,
						value: lot,
						onChange: setLot
					}),
					/* @__PURE__ */ jsx(TextField, {
						label: words.reason,
						optional: true,
						value: reason,
						onChange: setReason
					})
				]
			})
		]
	});
}
// apps/web/src/features/vaccinations/history-dialog.tsx
/** Every state the dose was in, the newest first. */
function HistoryDialog({ dose, onClose }) {
	const words = useWordsOf(vaccinationWords);
	const format = useFormat();
	const history = useCall("listVaccinationHistory", { vaccinationId: dose?.id ?? "" }, { enabled: dose !== null });
	const name = dose ? findVaccine(dose.vaccine)?.name ?? dose.vaccine : "";
	return /* @__PURE__ */ jsxs(Dialog, {
		isOpen: dose !== null,
		onOpenChange: (open) => open || onClose(),
		title: words.historyTitle(name),
		children: [
			history.isPending && /* @__PURE__ */ jsx(Spinner, {}),
			history.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void history.refetch(),
				children: history.error.message
			}),
			/* @__PURE__ */ jsx(Rows, { children: (history.data?.items ?? []).map(({ version, at, reason, vaccination }) => {
				const { administeredOn, expiresOn, state } = vaccination;
				const texts = [
					...[words.given(format.day(administeredOn)), expiresOn && words.endsOn(format.day(expiresOn))],
					state === "active" ? null : words[state],
					reason
				].filter(Boolean);
				return /* @__PURE__ */ jsx(Row, {
					title: words.version(version),
					detail: texts.join(", "),
					end: format.moment(at)
				}, version);
			}) })
		]
	});
}
// apps/web/src/features/vaccinations/withdraw-dialog.tsx
function WithdrawDialog({ dose, onClose }) {
	const words = useWordsOf(vaccinationWords);
	const withdraw = useAction("withdrawVaccination", [
		"listVaccinations",
		"listPetConnections",
		"getCompliance"
	]);
	const name = dose ? findVaccine(dose.vaccine)?.name ?? dose.vaccine : "";
	const confirm = () => {
		if (!dose) return;
		withdraw.mutate({ vaccinationId: dose.id }, {
			onSuccess: onClose,
			onError: (problem) => showToast({
				words: problem.message,
				tone: "error"
			})
		});
	};
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		isOpen: dose !== null,
		onOpenChange: (open) => open || onClose(),
		title: words.withdrawTitle(name),
		confirm: words.withdraw,
		tone: "danger",
		busy: withdraw.isPending && words.withdrawing,
		onConfirm: confirm,
		children: words.withdrawLead
	});
}
// apps/web/src/features/vaccinations/record-list.tsx
/** The doses on record, the latest first; those that no longer count stay, and say so. */
function RecordList({ doses, look }) {
	const words = useWordsOf(vaccinationWords);
	const [open, setOpen] = useState(null);
	const close = () => setOpen(null);
	const doseOf = (what) => open?.what === what ? open.dose : null;
	if (doses.length === 0) return /* @__PURE__ */ jsx(Card, { children: /* @__PURE__ */ jsx(EmptyState, {
		look,
		title: words.noRecords,
		children: words.noRecordsLead
	}) });
	return /* @__PURE__ */ jsxs(Card, {
		padding: "none",
		children: [
			/* @__PURE__ */ jsx("ul", {
				className: "divide-y divide-line",
				children: doses.map((dose) => /* @__PURE__ */ jsx(RecordRow, {
					dose,
					onOpen: (what) => setOpen({
						what,
						dose
					})
				}, dose.id))
			}),
			/* @__PURE__ */ jsx(CorrectDialog, {
				dose: doseOf("correct"),
				onClose: close
			}, doseOf("correct")?.id ?? "none"),
			/* @__PURE__ */ jsx(WithdrawDialog, {
				dose: doseOf("withdraw"),
				onClose: close
			}),
			/* @__PURE__ */ jsx(HistoryDialog, {
				dose: doseOf("history"),
				onClose: close
			})
		]
	});
}
function RecordRow({ dose, onOpen }) {
	const words = useWordsOf(vaccinationWords);
	const format = useFormat();
	const name = findVaccine(dose.vaccine)?.name ?? dose.vaccine;
	const dates = [words.given(format.day(dose.administeredOn)), dose.expiresOn && words.endsOn(format.day(dose.expiresOn))];
	const printed = [
		dose.product,
		dose.clinic,
		dose.lotNumber && words.lotNumber(dose.lotNumber)
	].filter(Boolean);
	const counts = dose.state === "active";
	const history = {
		id: "history",
		label: words.history,
		icon: History,
		onAction: () => onOpen("history")
	};
	const changes = [{
		id: "correct",
		label: words.correct,
		icon: Pencil,
		onAction: () => onOpen("correct")
	}, {
		id: "withdraw",
		label: words.withdraw,
		icon: Undo2,
		tone: "danger",
		onAction: () => onOpen("withdraw")
	}];
	return /* @__PURE__ */ jsxs("li", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 md:flex-nowrap md:px-6",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "min-w-0 flex-1 basis-60",
				children: [
					/* @__PURE__ */ jsx("p", {
						className: counts ? "type-strong" : "type-strong text-ink-3 line-through",
						children: name
					}),
					/* @__PURE__ */ jsx("p", {
						className: "type-small text-ink-2",
						children: dates.filter(Boolean).join(", ")
					}),
					printed.length > 0 && /* @__PURE__ */ jsx("p", {
						className: "truncate type-small text-ink-3",
						children: printed.join(", ")
					})
				]
			}),
			dose.state === "active" ? /* @__PURE__ */ jsx(Proof, {
				level: proofLevelOf(dose.evidence),
				children: words.proof[dose.evidence]
			}) : /* @__PURE__ */ jsx(Tag, {
				tone: "sunken",
				children: words[dose.state]
			}),
			/* @__PURE__ */ jsx(Menu$1, {
				label: words.more(name),
				items: counts ? [...changes, history] : [history]
			})
		]
	});
}
// apps/web/src/features/vaccinations/use-vaccinations.ts
/** All doses of a pet, the latest given first. */
function useVaccinations(petId) {
	return useCall("listVaccinations", {
		petId,
		limit: 100
	});
}
export { PlacesPanel as a, proofLevelOf as i, RecordList as n, Proof as o, vaccinationWords as r, findAntigen as s, useVaccinations as t };
