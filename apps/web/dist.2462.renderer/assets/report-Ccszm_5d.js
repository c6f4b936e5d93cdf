// packages/domain/src/compliance/report.ts
/** The answer at the door. 'compliant' and 'expiring' let a pet in. */
var verdicts = [
	"compliant",
	"expiring",
	"pending",
	"non_compliant"
];
export { verdicts as t };
