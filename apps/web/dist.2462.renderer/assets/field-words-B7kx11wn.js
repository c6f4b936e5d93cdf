// apps/web/src/ui/field/field-words.ts
/** How a field looks, from what it has to say. */
var toneOf = ({ error, warning }) => {
	if (error) return "error";
	return warning ? "warning" : "plain";
};
export { toneOf as t };
