// packages/domain/src/businesses/business-kind.ts
var businessKinds = [
	"cafe",
	"patio",
	"daycare",
	"groomer",
	"boarding",
	"park",
	"other"
];
/** Whether an owner may check a pet in at the door: not at all, for staff to confirm, or at once when compliant. */
var selfCheckInModes = [
	"off",
	"confirm",
	"auto"
];
export { selfCheckInModes as n, businessKinds as t };
