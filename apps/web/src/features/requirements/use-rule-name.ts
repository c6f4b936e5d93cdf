import { type Rule, subjectOf } from '@clearpaw/domain';
import { useCall } from '../../platform/data/index.ts';

/** The rules of the business's present version, each with the name the business gave it or what it asks for. */
export function useRuleNames(
  businessId: string,
): readonly { readonly code: string; readonly name: string }[] {
  const requirements = useCall('getRequirements', { businessId });
  const rules = (requirements.data?.rules ?? []) as readonly Rule[];
  return rules.map(({ id, title, requirement }) => ({ code: id, name: title ?? subjectOf(requirement) }));
}

/** Names a rule of the business's present version; one that is gone keeps its id. */
export function useRuleName(businessId: string): (ruleId: string) => string {
  const names = new Map(useRuleNames(businessId).map(({ code, name }) => [code, name]));
  return (ruleId) => names.get(ruleId) ?? ruleId;
}
