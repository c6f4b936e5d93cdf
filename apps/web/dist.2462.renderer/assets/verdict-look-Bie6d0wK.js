import { B as defineWords, H as useWordsOf } from "./light-C8fMLwcq.js";
/** The four verdicts; everywhere the same words. */
var complianceWords = defineWords({ en: {
	compliant: "Good to go",
	expiring: "Good for now",
	pending: "In review",
	non_compliant: "Not today",
	allMet: "Every requirement is met.",
	noRules: "This place asks for nothing yet.",
	whatIf: (name) => `Would ${name} be fine?`,
	place: "Place",
	arrives: "Arrives",
	leaves: "Leaves",
	leavesFirst: "The stay would end before it begins.",
	goodUntil: (day) => `Good to go until ${day}`,
	goodForGood: "Nothing on record ends",
	goodFrom: (day, lastDay) => lastDay === null ? `Good to go from ${day}` : `The first good stay is ${day} to ${lastDay}`,
	noDay: "No day yet: something is missing",
	advice: (title) => `Recommended: ${title}`
} });
// apps/web/src/features/compliance/verdict-look.ts
var kinds = {
	compliant: "ok",
	expiring: "soon",
	pending: "wait",
	non_compliant: "stop"
};
function useVerdictLook() {
	const words = useWordsOf(complianceWords);
	return (verdict) => ({
		kind: kinds[verdict],
		word: words[verdict]
	});
}
export { complianceWords as n, useVerdictLook as t };
