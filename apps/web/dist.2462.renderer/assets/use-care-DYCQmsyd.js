import { B as defineWords } from "./light-C8fMLwcq.js";
import { t as findTarget } from "./target-DhXyGG_J.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
// packages/domain/src/care-records/care-record.ts
/** The names of the facts of each kind, the day it is dated by first. */
var careFactNames = {
	test: [
		"takenOn",
		"test",
		"target",
		"result"
	],
	treatment: ["givenOn", "treatment"],
	exemption: [
		"from",
		"target",
		"until"
	],
	declaration: [
		"on",
		"code",
		"answer"
	],
	evaluation: ["on", "passed"]
};
/** The day a record is dated by: before it, the record does not exist for an arrival. */
function careDayOf(kind, facts) {
	const [day] = careFactNames[kind];
	return facts[day];
}
/** Codes that screens offer first. Any other `[a-z0-9-]{1,40}` is just as good. */
var usualCodes = {
	test: [
		"fecal",
		"heartworm",
		"giardia",
		"brucella",
		"feline-leukaemia",
		"rabies-titer",
		"distemper-titer"
	],
	treatment: [
		"flea",
		"tick",
		"deworming",
		"heartworm-prevention"
	],
	declaration: [
		"no-contagious-illness",
		"gets-along-with-others",
		"no-bite-history"
	]
};
// apps/web/src/features/care-records/care-record.ts
/** The kinds an owner writes. */
var ownKinds = [
	"test",
	"treatment",
	"exemption",
	"declaration"
];
/** A free code in plain words: 'no-contagious-illness' becomes 'No contagious illness'. */
function codeInWords(code) {
	const words = code.replaceAll("-", " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
/** Plain words as a free code; empty where nothing of it can stand in one. */
function codeFrom(words) {
	return words.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40).replace(/-+$/, "");
}
var targetName = (code) => findTarget(code)?.name ?? codeInWords(code);
/** What a record is called in lists and questions. */
function nameOf(entry, words) {
	switch (entry.kind) {
		case "test": return words.test(codeInWords(entry.record.test));
		case "treatment": return words.treatment(codeInWords(entry.record.treatment));
		case "exemption": return words.exemption(targetName(entry.record.target));
		case "declaration": return codeInWords(entry.record.code);
		case "evaluation": return words.evaluation;
	}
}
/** The day or days of a record, and what was found. */
function detailOf(entry, words, format) {
	switch (entry.kind) {
		case "test": return `${format.day(entry.record.takenOn)}, ${words.results[entry.record.result]}`;
		case "treatment": return format.day(entry.record.givenOn);
		case "exemption": return words.span(format.day(entry.record.from), format.day(entry.record.until));
		case "declaration": return `${format.day(entry.record.on)}, ${words.answers[entry.record.answer]}`;
		case "evaluation": return `${format.day(entry.record.on)}, ${entry.record.passed ? words.passed : words.notPassed}`;
	}
}
/** All kinds in one list, the latest day first. */
function sortCare(entries) {
	const dayOf = ({ kind, record }) => careDayOf(kind, record);
	return entries.toSorted((a, b) => dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0);
}
/** Texts of tests, treatments, exemptions, statements and evaluations. */
var careWords = defineWords({ en: {
	title: "Other records",
	none: "Tests, treatments, exemptions and statements that places ask for. Nothing is here yet.",
	add: "Add a record",
	kinds: {
		test: "Test result",
		treatment: "Treatment",
		exemption: "Exemption",
		declaration: "Statement",
		evaluation: "Evaluation"
	},
	kindDetails: {
		test: "Fecal, heartworm, a titer",
		treatment: "Against fleas, ticks or worms",
		exemption: "A vet says that a shot must wait",
		declaration: "An answer to a place’s question"
	},
	addTitle: {
		test: "Add a test result",
		treatment: "Add a treatment",
		exemption: "Add an exemption",
		declaration: "Answer a question"
	},
	correctTitle: (name) => `Correct ${name}?`,
	correctLead: "The old text stays in its history.",
	save: "Save",
	saving: "Saving…",
	correct: "Correct",
	withdraw: "Withdraw",
	withdrawing: "Withdrawing…",
	withdrawTitle: (name) => `Withdraw ${name}?`,
	withdrawLead: "It no longer counts anywhere. It stays here, crossed out, with its history.",
	history: "History",
	historyTitle: (name) => `History of ${name}`,
	version: (version) => `Version ${version}`,
	more: (name) => `More about ${name}`,
	saveFailed: "It is not saved yet.",
	what: "What",
	whatRequired: "Choose or name it.",
	other: "Something else…",
	otherName: "Its name",
	otherHelp: "As the place calls it, in a few words.",
	result: "Result",
	results: {
		negative: "Negative",
		positive: "Positive",
		protective: "Protective titer",
		not_protective: "Titer not protective"
	},
	titerFor: "The titer speaks for",
	target: "Which shot",
	takenOn: "Sample taken on",
	givenOn: "Given on",
	from: "From",
	until: "Until",
	statedOn: "Stated on",
	answer: "Answer",
	answers: {
		yes: "Yes",
		no: "No"
	},
	dateRequired: "Enter the day.",
	choose: "Choose one.",
	reason: "Why it is corrected",
	passed: "Passed",
	notPassed: "Not passed",
	withdrawn: "Withdrawn",
	rejected: "Not accepted",
	proof: {
		owner: "Typed by you",
		document: "Document attached",
		reviewed: "Checked by a business",
		clinic: "Signed by the clinic"
	},
	test: (name) => `${name} test`,
	treatment: (name) => `${name} treatment`,
	exemption: (name) => `Exemption from ${name}`,
	evaluation: "Evaluation by a place",
	span: (from, until) => `${from} to ${until}`,
	evaluate: "Record an evaluation",
	evaluateTitle: (name) => `How did ${name} do?`,
	evaluateLead: "It counts at your place alone. The owner sees it.",
	pet: "Pet",
	petPlaceholder: "Search your pets",
	outcome: "Outcome",
	watchedOn: "Watched on",
	evaluated: (name) => `The evaluation of ${name} is saved`
} });
// apps/web/src/features/care-records/use-care.ts
/** Everything on record about a pet beside vaccinations and documents. */
function useCare(petId) {
	const lists = {
		test: useCall("listTests", {
			petId,
			limit: 100
		}),
		treatment: useCall("listTreatments", {
			petId,
			limit: 100
		}),
		exemption: useCall("listExemptions", {
			petId,
			limit: 100
		}),
		declaration: useCall("listDeclarations", {
			petId,
			limit: 100
		}),
		evaluation: useCall("listEvaluations", {
			petId,
			limit: 100
		})
	};
	const all = Object.values(lists);
	const failed = all.find((list) => list.isError) ?? null;
	return {
		entries: sortCare(Object.keys(lists).flatMap((kind) => (lists[kind].data?.items ?? []).map((record) => ({
			kind,
			record
		})))),
		isPending: all.some((list) => list.isPending),
		problem: failed?.error ?? null,
		retry: () => {
			for (const list of all) if (list.isError) list.refetch();
		}
	};
}
var nouns = {
	test: "Test",
	treatment: "Treatment",
	exemption: "Exemption",
	declaration: "Declaration",
	evaluation: "Evaluation"
};
/** What the answers of places depend on, and so goes stale with every record. */
var judged = [
	"listPetConnections",
	"getCompliance",
	"listCareRecordHistory"
];
/** Writes records of a kind; the fields are those of the contract's function for it. */
function useCareAction(verb, kind) {
	const noun = nouns[kind];
	const stale = [`list${noun}s`, ...judged];
	const action = useAction(`${verb}${noun}`, stale);
	return {
		...action,
		/** The kinds' functions take different fields; the dialog of a kind builds exactly its own. */
		send: (input, onSaved) => action.mutate(input, { onSuccess: onSaved })
	};
}
/** The name under which a function takes the id of a record. */
function idOf({ kind, record }) {
	return { [`${kind}Id`]: record.id };
}
export { codeFrom as a, nameOf as c, careWords as i, ownKinds as l, useCare as n, codeInWords as o, useCareAction as r, detailOf as s, idOf as t, usualCodes as u };
