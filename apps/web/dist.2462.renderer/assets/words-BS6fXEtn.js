import { B as defineWords } from "./light-C8fMLwcq.js";
/** Texts at the door: the owner’s page and the poster that leads to it. */
var doorWords = defineWords({ en: {
	welcome: (place) => `Welcome to ${place}`,
	noPlace: "No place has this address",
	noPlaceLead: "Scan the code on the door again, or ask inside.",
	signInTitle: "You are at the door",
	signInLead: "Log in, and you come back here to say that your pet has arrived.",
	signIn: "Log in",
	register: "Create an account",
	noAccount: "Without an account, ask inside: staff can check your pet in as a guest.",
	forOwners: "The door is for pets and their owners",
	forOwnersLead: "This account belongs to a business. Log in with the account that keeps your pets.",
	chooseType: "First say how you use this account",
	chooseTypeAction: "Choose",
	asks: "What this place asks",
	asksNothing: "This place asks for no records.",
	recommended: (title) => `${title} (recommended)`,
	staffCheckIn: "Staff check you in here",
	staffCheckInLead: "Show your pet’s badge inside.",
	badgeOf: (name) => `Show ${name}’s badge`,
	who: "Who has come?",
	service: "What for?",
	noPets: "No pets yet",
	noPetsLead: "Add your pet first; then you can check it in here.",
	addPet: "Add pet",
	arrive: (count) => count > 1 ? `We are here, all ${count}` : "We are here",
	arriving: "Telling them…",
	whoRequired: "Choose who has come.",
	results: "What the door says",
	standings: {
		waiting: "Please wait a moment. Staff see you on their screen and let you in.",
		here: "Checked in. Come in.",
		denied: "Staff cannot let you in this time. They can tell you more inside.",
		unanswered: "Nobody answered for two hours, so this arrival has ended. Press again, or ask inside.",
		gone: "Checked out."
	},
	interrupted: "Connection lost. What staff decide shows here as soon as it is back.",
	notTold: (name) => `${name} is not checked in`,
	unreachable: "The door did not answer. Press again; it cannot count twice.",
	modes: {
		off: "Staff check every pet in.",
		confirm: "You tell the door, and staff let you in.",
		auto: "Pets that meet the requirements are let in at once; for the others staff come."
	},
	posterTitle: "Poster for the door",
	posterLead: "Print it and hang it where owners arrive. They scan it and check in on their own phone.",
	print: "Print",
	posterHead: "Here? Check in.",
	posterHow: [
		"Scan the code with your phone.",
		"Choose your pet.",
		"Come in when the screen says so."
	],
	posterCode: (place) => `QR code of the door of ${place}`,
	posterGuest: "No account? Ask inside.",
	mode: "Self check-in",
	modeNames: {
		off: "Off",
		confirm: "Staff confirm",
		auto: "By itself"
	},
	modeFailed: "This could not be saved.",
	offTitle: "Self check-in is off",
	offLead: "Whoever scans the poster is asked to come inside with the badge."
} });
export { doorWords as t };
