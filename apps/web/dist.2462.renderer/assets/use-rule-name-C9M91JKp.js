import { t as subjectOf } from "./subject-of-CwFKQ1i4.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
// apps/web/src/features/requirements/use-rule-name.ts
/** The rules of the place's present version, each with the name the place gave it or what it asks for. */
function useRuleNames(businessId) {
	return (useCall("getRequirements", { businessId }).data?.rules ?? []).map(({ id, title, requirement }) => ({
		code: id,
		name: title ?? subjectOf(requirement)
	}));
}
/** Names a rule of the place's present version; one that is gone keeps its id. */
function useRuleName(businessId) {
	const names = new Map(useRuleNames(businessId).map(({ code, name }) => [code, name]));
	return (ruleId) => names.get(ruleId) ?? ruleId;
}
export { useRuleNames as n, useRuleName as t };
