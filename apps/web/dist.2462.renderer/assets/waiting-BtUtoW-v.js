// packages/domain/src/check-ins/waiting.ts
function standingOf({ decision, departedAt }) {
	if (decision === "denied") return "denied";
	const over = departedAt !== null;
	if (decision === "waiting") return over ? "unanswered" : "waiting";
	return over ? "gone" : "here";
}
export { standingOf as t };
