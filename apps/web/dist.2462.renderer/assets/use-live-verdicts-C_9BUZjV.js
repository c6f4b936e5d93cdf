import { B as defineWords, S as PetAvatar, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as useWatch } from "./use-watch-CpQ9fn4o.js";
import { t as useObjectUrl } from "./use-object-url-G0LrVqcF.js";
import { useEffect, useRef } from "react";
import { jsx } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
// apps/web/src/features/connected-pets/words.ts
var pets = (count) => `${count} ${count === 1 ? "pet" : "pets"}`;
var letters = (count) => `${count} ${count === 1 ? "letter" : "letters"}`;
/** Texts of the pages about connected pets. */
var connectedPetWords = defineWords({ en: {
	title: "Pets",
	lead: "Every pet whose owner connected it to you, with its verdict for today.",
	search: "Search by name",
	verdict: "Verdict",
	any: "Any",
	within: "Changes within",
	withins: {
		any: "Any time",
		"7": "7 days",
		"14": "14 days",
		"30": "30 days",
		"90": "90 days"
	},
	rule: "Missing",
	anyRule: "Any rule",
	service: "Came for",
	anyService: "Any service",
	sort: "Sort by",
	sorts: {
		added: "When added",
		name: "Name",
		visited: "Last visit"
	},
	pet: "Pet",
	scope: "You see",
	scopes: {
		verdict: "Verdict only",
		records: "Full record"
	},
	connected: "Connected",
	visited: "Last visit",
	never: "Not yet",
	more: "Show more",
	failed: "The pets could not be read.",
	none: "No pets yet",
	noneLead: "Owners connect their pets by your short name or your poster at the door.",
	noMatch: "No pet fits these filters.",
	clear: "Clear the filters",
	selected: (count) => `${count} selected`,
	remind: "Remind owners",
	tooMany: "At most 100 pets at a time.",
	remindTitle: (count) => `Remind the owners of ${pets(count)}?`,
	message: "A sentence of your own",
	messageHelp: "Stands in the middle of the letter. At most 500 characters.",
	preview: "This is how one of them reads",
	reading: "Writing the letter…",
	count: (count) => `${letters(count)} will be sent. Each owner gets one, for all of their pets.`,
	nobody: "None of these pets has an owner with an account, so nobody can be written to.",
	send: "Send reminders",
	sending: "Sending…",
	sent: (count) => `${letters(count)} on the way`,
	petFailed: "This pet could not be read.",
	since: (day) => `Connected since ${day}`,
	today: "Today",
	visits: "Visits",
	visitCount: (count) => count === 1 ? "One visit so far" : `${count} visits so far`,
	noVisits: "Not here yet.",
	here: "Here now",
	left: (time) => `Left ${time}`,
	refused: "Turned away",
	waiting: "At the door",
	unanswered: "Not answered",
	notes: "For your team",
	notesLead: "Only people who work here see this; the owner never does.",
	note: "Note",
	notePlaceholder: "Shy with men, needs the quiet room.",
	flags: "Flags",
	flagsHelp: "Up to ten short words, parted by commas.",
	flagsTooMany: "At most ten flags of 40 characters.",
	save: "Save note",
	saving: "Saving…",
	saved: "The note is saved",
	noteKept: "Not saved yet; kept on this device",
	records: "Records",
	recordsLead: "The owner shares the full record. Each look is shown to them.",
	noRecords: "No vaccinations on record.",
	given: (day) => `Given ${day}`,
	ends: (day) => `ends ${day}`,
	documents: "Documents",
	noDocuments: "No documents.",
	verdictOnly: "The owner shares the verdict only. Dates and documents stay with them."
} });
// apps/web/src/features/connected-pets/pet-face.tsx
/** The pet's photo where there is one, else its drawing. */
function PetFace({ pet, size }) {
	const { petId, petName, species, colour, photoPath } = pet;
	const photo = useObjectUrl(photoPath, "small");
	return /* @__PURE__ */ jsx(PetAvatar, {
		look: portraitFor({
			id: petId,
			name: petName,
			species,
			colour
		}),
		photo,
		size
	});
}
// apps/web/src/features/connected-pets/use-live-verdicts.ts
/** New rules change many pets at once; the list is read again once they are through. */
var quietMs = 300;
/** Reads lists and pets again when their verdicts change, or when one comes or goes. */
function useLiveVerdicts(businessId) {
	const queries = useQueryClient();
	const timer = useRef(void 0);
	useEffect(() => () => clearTimeout(timer.current), []);
	useWatch("watchConnections", { businessId }, (message) => {
		if (!("petId" in message)) return;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			for (const name of ["listConnections", "getConnectedPet"]) queries.invalidateQueries({ queryKey: [name] });
		}, quietMs);
	});
}
export { PetFace as n, connectedPetWords as r, useLiveVerdicts as t };
