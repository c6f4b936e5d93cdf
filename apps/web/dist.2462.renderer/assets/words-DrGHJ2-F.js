import { B as defineWords } from "./light-C8fMLwcq.js";
/** Texts about who works at a place, and about invitations. */
var teamWords = defineWords({ en: {
	title: "Team",
	lead: "Who works here, and what they may do.",
	seats: (count) => count === 1 ? "1 seat in use" : `${count} seats in use`,
	seatsDetail: "Everybody here works on the plan of this place. Seats cost nothing extra.",
	members: "Members",
	invited: "Invited",
	nobodyInvited: "No invitation is on its way.",
	invite: "Invite somebody",
	inviteTitle: "Invite somebody to the team?",
	inviteLead: "They get a letter with a link that works once, for seven days, with this address only.",
	email: "E-mail address",
	role: "Role",
	roles: {
		staff: "Staff",
		manager: "Manager",
		owner: "Owner"
	},
	may: {
		staff: "Scans, checks in and out, sees verdicts.",
		manager: "Also overrides, reviews, publishes, invites staff and reads the trail.",
		owner: "Also changes roles, invites managers, pays and hands over."
	},
	sending: "Sending…",
	sent: (email) => `The invitation to ${email} is on its way.`,
	you: "You",
	since: (day) => `Since ${day}`,
	until: (day) => `Until ${day}`,
	actions: (name) => `What to do with ${name}`,
	make: {
		staff: "Make staff",
		manager: "Make manager",
		owner: "Make owner"
	},
	handOver: "Hand over ownership",
	remove: "Remove from the team",
	leave: "Leave the team",
	withdraw: "Withdraw",
	removeTitle: (name) => `Remove ${name} from the team?`,
	removeLead: "They lose access at once, on open screens too.",
	handOverTitle: (name) => `Hand over to ${name}?`,
	handOverLead: "They become the owner and you a manager. Only they can give it back.",
	failed: "The team could not be read.",
	joinTitle: (place) => `Join ${place}`,
	joinPetTitle: (pet) => `Care for ${pet} together`,
	joinAs: (role) => `You were invited as ${role}.`,
	joinPet: {
		read: "Its owner shares the health record with you, to read.",
		full: "Its owner shares the health record with you, to read and to keep."
	},
	accept: "Accept the invitation",
	accepting: "Accepting…",
	gone: "This invitation does not hold",
	goneLead: "It may have been used or withdrawn, or have run out, or it was sent to another address. Sign in with the address it was sent to, or ask for a new one.",
	wrongType: "Your account is of the other kind; it is changed in the settings.",
	toSettings: "Open settings",
	home: "Go to my pages",
	signedInAs: (email) => `You are signed in as ${email}.`
} });
export { teamWords as t };
