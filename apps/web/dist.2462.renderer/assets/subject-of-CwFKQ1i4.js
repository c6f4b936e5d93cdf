import { t as findTarget } from "./target-DhXyGG_J.js";
// packages/domain/src/compliance/words/subject-of.ts
/** A free code in plain words: 'no-contagious-illness' becomes 'No contagious illness'. */
function wordsOf(code) {
	const words = code.replaceAll("-", " ").replaceAll("_", " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
function targetName(code) {
	return findTarget(code)?.name ?? wordsOf(code);
}
/** What a requirement is about, as a heading: the catalogue's names for targets, codes in words for the rest. */
function subjectOf(requirement) {
	switch (requirement.kind) {
		case "vaccination": return requirement.targets.map(targetName).join(" or ");
		case "test": return `${wordsOf(requirement.test)} test`;
		case "treatment": return `${wordsOf(requirement.treatment)} treatment`;
		case "document": return wordsOf(requirement.document);
		case "declaration": return wordsOf(requirement.code);
		case "waiver": return "Waiver";
		case "sterilization": return "Spay or neuter";
		case "microchip": return "Microchip";
		case "age": return "Age";
		case "weight": return "Weight";
		case "evaluation": return "Evaluation";
	}
}
export { subjectOf as t };
