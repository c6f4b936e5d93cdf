import { B as defineWords } from "./light-C8fMLwcq.js";
// apps/web/src/features/pets/words.ts
var counted = (one, many) => (count) => `${count} ${count === 1 ? one : many}`;
var en = {
	photo: {
		add: "Add photo",
		change: "Change photo",
		title: "Choose the portrait",
		preview: (name) => `The portrait of ${name} as it will be kept`,
		zoom: "Closer",
		across: "Left or right",
		down: "Up or down",
		save: "Keep this portrait",
		saving: "Keeping…",
		broken: "This picture cannot be read here; choose a JPEG, PNG or WebP.",
		failed: "The portrait could not be kept. Check your connection and try again."
	},
	name: "Name",
	nameHelp: "As you call it at the door.",
	kind: "Kind of animal",
	breed: "Breed",
	sexLabel: "Sex",
	sterilizedLabel: "Spayed or neutered",
	bornOn: "Born on",
	bornHelp: "An estimate is fine; say how sure you are.",
	precision: "How sure?",
	precisions: {
		day: "To the day",
		month: "To the month",
		year: "To the year"
	},
	colour: "Colour",
	colourHelp: "The drawing takes it up.",
	weight: "Weight",
	weightUnit: "kg",
	weightInvalid: "Expected a weight in kilograms, such as 27.4",
	microchip: "Microchip",
	microchipHelp: "15 digits; older ones have 9 or 10.",
	microchipInvalid: "A chip number has 15 digits (older ones 9 or 10).",
	alerts: "Care alerts",
	alertsHelp: "Shown to staff at every scan. Part them with commas.",
	notes: "Notes",
	clinicName: "Clinic",
	clinicPhone: "Clinic phone",
	nameRequired: "Every pet has a name.",
	bornInFuture: "This day has not come yet.",
	problems: "Please look at these again",
	saveNew: "Add pet",
	save: "Save changes",
	saving: "Saving…",
	cancel: "Cancel",
	kept: "Draft kept on this device",
	saveFailed: "The pet could not be saved.",
	stale: "Somebody else changed this pet meanwhile. Reload to see it; your draft stays here.",
	who: "Who is it?",
	health: "For the door and the vet",
	unknown: "Not known",
	yes: "Yes",
	no: "No",
	sex: {
		male: "Male",
		female: "Female",
		unknown: "Not known"
	},
	sexAndState: {
		male: "Male",
		female: "Female",
		unknown: "",
		maleSterilized: "Male, neutered",
		femaleSterilized: "Female, spayed"
	},
	showBadge: "Show badge",
	edit: "Edit",
	sharing: "Sharing",
	facts: {
		breed: "Breed",
		sex: "Sex",
		born: "Born",
		weight: "Weight",
		microchip: "Microchip"
	},
	species: {
		dog: "Dog",
		cat: "Cat",
		ferret: "Ferret",
		rabbit: "Rabbit",
		bird: "Bird",
		reptile: "Reptile",
		small_mammal: "Small mammal",
		horse: "Horse",
		other: "Another animal"
	},
	age: {
		years: counted("year", "years"),
		months: counted("month", "months"),
		weeks: counted("week", "weeks"),
		days: counted("day", "days")
	}
};
/** Texts about a pet itself. */
var petWords = defineWords({ en });
export { petWords as t };
