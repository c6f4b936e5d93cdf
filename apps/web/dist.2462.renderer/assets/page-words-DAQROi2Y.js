import { B as defineWords } from "./light-C8fMLwcq.js";
/** Texts of the pages that put several nouns together. */
var pageWords = defineWords({ en: {
	greeting: (hour, name) => {
		const part = hour < 5 ? "evening" : hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
		return name ? `Good ${part}, ${name}` : `Good ${part}`;
	},
	goodEverywhere: (names, count) => `${names} ${count === 1 ? "is" : "are"} good to go everywhere.`,
	needYou: (names, count) => `${names} ${count === 1 ? "needs" : "need"} you.`,
	addPet: "Add pet",
	addRecord: "Add record",
	showBadge: "Show badge",
	noPets: "No pets yet",
	noPetsLead: "Add your pet and carry its record as a badge.",
	myPets: "My pets",
	newPet: "Add a pet",
	newPetLead: "A name and a kind are enough to begin; the rest can follow.",
	editPet: (name) => `Edit ${name}`,
	edit: "Edit",
	saveChanges: "Save changes",
	petSaved: (name) => `${name} is saved`,
	sharing: "Sharing",
	sharingLead: (name) => `Nobody sees ${name} unless you say so.`,
	whoSees: (name) => `Who sees ${name}?`,
	vaccinations: "Vaccinations",
	addVaccinations: "Add vaccinations",
	oneVisit: "One visit, as many shots as were given.",
	records: "Records",
	latest: "Latest records",
	all: (count) => `All ${count} vaccinations`,
	clinic: "Clinic",
	withThis: (name) => `${name}’s places`
} });
export { pageWords as t };
