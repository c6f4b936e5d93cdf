// packages/domain/src/compliance/evidence.ts
/** Who stands behind a fact, weakest first: typed by the owner, document attached, checked, signed by a clinic. */
var evidenceLevels = [
	"owner",
	"document",
	"reviewed",
	"clinic"
];
var strength = {
	owner: 0,
	document: 1,
	reviewed: 2,
	clinic: 3
};
/** Whether a record falls short of the evidence a rule asks for (nothing asked is 'owner', which all meet). */
function shortfallOf(record, asked) {
	if (asked === void 0 || strength[record.evidence] >= strength[asked]) return null;
	return record.underReview ? "pending" : "unverified";
}
export { shortfallOf as n, evidenceLevels as t };
