import { t as subjectOf } from "./subject-of-CwFKQ1i4.js";
var known = /* @__PURE__ */ new Set([
	"not_applicable",
	"met",
	"expiring",
	"grace",
	"titer",
	"exemption",
	"under_review",
	"unverified",
	"dose_too_recent",
	"too_young",
	"series_incomplete",
	"expired",
	"older_version",
	"missing",
	"stay_away",
	"test_failed",
	"declared_no",
	"evaluation_not_passed",
	"too_old",
	"too_light",
	"too_heavy",
	"not_sterilized",
	"dose_without_end",
	"route_unknown",
	"issue_date_unknown",
	"birth_date_unknown",
	"weight_unknown",
	"sterilization_unknown"
]);
/** Whether a code is one of ours; a stored report may carry one of an older or newer edition. */
function isReason(code) {
	return known.has(code);
}
// packages/domain/src/compliance/words/cure-for.ts
var booster = {
	owner: "Book the next dose, or add it here if it was given.",
	staff: "Ask whether a newer dose was given, and for its certificate."
};
var newProof = {
	owner: "Add a newer one here.",
	staff: "Ask for a newer one."
};
var sign = {
	owner: "Sign it here.",
	staff: "Ask the owner to sign it, here or on a phone."
};
var comeBack = {
	owner: "Nothing to do but wait.",
	staff: "Offer a later day."
};
var notHere = {
	owner: "Ask the business what is possible.",
	staff: "A manager can decide otherwise."
};
var missingByKind = {
	vaccination: {
		owner: "Add the vaccination with its certificate, or book it with your vet.",
		staff: "Ask for the certificate."
	},
	test: {
		owner: "Add the result, or ask your vet for the test.",
		staff: "Ask for the result."
	},
	treatment: {
		owner: "Add the treatment when it is given.",
		staff: "Ask when it was last given."
	},
	document: {
		owner: "Upload the document.",
		staff: "Ask for the document."
	},
	waiver: sign,
	sterilization: {
		owner: "Answer it in the pet’s profile.",
		staff: "Ask the owner."
	},
	microchip: {
		owner: "Add the chip number in the pet’s profile.",
		staff: "Ask for the chip number, or read it."
	},
	age: {
		owner: "Add the birth date in the pet’s profile.",
		staff: "Ask for the birth date."
	},
	weight: {
		owner: "Add the weight in the pet’s profile.",
		staff: "Weigh the pet, or ask."
	},
	evaluation: {
		owner: "Ask the business for an evaluation.",
		staff: "Offer an evaluation."
	},
	declaration: {
		owner: "Answer the question here.",
		staff: "Ask the owner to answer it."
	}
};
var profile = ({ kind }) => missingByKind[kind];
function expiredCure({ kind }) {
	if (kind === "vaccination") return booster;
	return kind === "waiver" || kind === "evaluation" || kind === "declaration" ? missingByKind[kind] : newProof;
}
var noCure = () => null;
var cures = {
	not_applicable: noCure,
	met: noCure,
	expiring: (requirement) => expiredCure(requirement),
	grace: (requirement) => expiredCure(requirement),
	titer: noCure,
	exemption: noCure,
	under_review: () => ({
		owner: "Nothing to do: someone is reading it.",
		staff: "Remind the reviewer."
	}),
	unverified: () => ({
		owner: "Attach the certificate, or ask your clinic to confirm it.",
		staff: "Ask for the certificate and check it."
	}),
	dose_too_recent: () => comeBack,
	too_young: () => comeBack,
	series_incomplete: () => ({
		owner: "Book the next dose of the series, or add the earlier ones.",
		staff: "Ask whether all doses are on record."
	}),
	expired: (requirement) => expiredCure(requirement),
	older_version: () => sign,
	missing: profile,
	stay_away: () => comeBack,
	test_failed: () => ({
		owner: "Treat it with your vet and add a clear result of a later day.",
		staff: "Ask for a clear result of a later day."
	}),
	declared_no: () => ({
		owner: "Answer again when it has changed.",
		staff: "Offer a later day."
	}),
	evaluation_not_passed: profile,
	too_old: () => notHere,
	too_light: () => notHere,
	too_heavy: () => notHere,
	not_sterilized: () => ({
		owner: "Tell us when it is done, in the pet’s profile.",
		staff: "Tell the owner that it is asked from this age on."
	}),
	dose_without_end: () => ({
		owner: "Add the end date from the certificate.",
		staff: "Ask for the certificate: it names the end."
	}),
	route_unknown: () => ({
		owner: "Add how the dose was given: nose, mouth or needle.",
		staff: "Ask how the dose was given: nose, mouth or needle."
	}),
	issue_date_unknown: () => ({
		owner: "Add the issue date.",
		staff: "Ask for the issue date."
	}),
	birth_date_unknown: profile,
	weight_unknown: profile,
	sterilization_unknown: profile
};
/** What would put a check right, for both audiences; null where nothing is wrong. Never a date. */
function cureFor(requirement, reason) {
	return cures[reason](requirement);
}
// packages/domain/src/compliance/words/explain-check.ts
/** The end of the deciding record, said only where it has a bearing. */
function endSentence(check, dates) {
	if (check.validUntil === null || check.status === "waiting" || check.status === "incomplete") return "";
	return ` ${check.status === "expired" || check.status === "grace" ? "Ended on" : "Good until"} ${dates.format(check.validUntil)}.`;
}
function passSentence(check, dates) {
	if (dates.passesFrom === void 0 || dates.passesFrom === null) return "";
	return ![
		"met",
		"expiring",
		"grace",
		"exempt",
		"not_applicable"
	].includes(check.status) ? ` Good to go from ${dates.format(dates.passesFrom)}.` : "";
}
/** Explains one check to the owner (what to do, with dates) or to staff (what to say, never a date or clinic). */
function explainCheck(check, rule, audience, dates) {
	const title = rule.title ?? subjectOf(rule.requirement);
	const cure = isReason(check.reason) ? cureFor(rule.requirement, check.reason) : null;
	if (audience === "staff" || dates === void 0) return {
		title,
		detail: check.message,
		cure: cure?.[audience] ?? null
	};
	return {
		title,
		detail: `${check.message}${endSentence(check, dates)}`,
		cure: cure === null ? null : `${cure.owner}${passSentence(check, dates)}`
	};
}
export { explainCheck as t };
