// packages/domain/src/team/permissions.ts
/** Ascending: each role may do what the ones before it may. */
var memberRoles = [
	"staff",
	"manager",
	"owner"
];
/** The one table of what needs which role; screens and the server both read it. */
var needed = {
	scan: "staff",
	checkIn: "staff",
	readCheckIns: "staff",
	readConnections: "staff",
	readRequirements: "staff",
	readTeam: "staff",
	readWaivers: "staff",
	notePets: "staff",
	recordEvaluation: "staff",
	requestReview: "staff",
	override: "manager",
	publishRequirements: "manager",
	publishWaivers: "manager",
	review: "manager",
	readReviews: "manager",
	readTrail: "manager",
	readInsight: "manager",
	notifyOwners: "manager",
	inviteStaff: "manager",
	editBusiness: "manager",
	inviteManagers: "owner",
	changeRoles: "owner",
	transferOwnership: "owner"
};
function mayDo(role, action) {
	return memberRoles.indexOf(role) >= memberRoles.indexOf(needed[action]);
}
export { memberRoles as n, mayDo as t };
