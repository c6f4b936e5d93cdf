/** The place of a status in the order best to worst, 0 being best. */
var statusRank = Object.fromEntries([
	"met",
	"expiring",
	"grace",
	"exempt",
	"pending",
	"waiting",
	"incomplete",
	"unverified",
	"expired",
	"missing",
	"stay_away",
	"failed",
	"needs_information",
	"not_applicable"
].map((status, rank) => [status, rank]));
/** Whether a rule in this state lets the pet in; 'pending' does not, it waits. */
function isSatisfied(status) {
	return status === "met" || status === "expiring" || status === "grace" || status === "exempt" || status === "not_applicable";
}
export { statusRank as n, isSatisfied as t };
