import { type Rule, subjectOf } from '@clearpaw/domain';
import { useCall } from '../../platform/data/index.ts';

/** The rules of the business's current version, each with its custom name or the name of its requirement. */
export function useRuleNames(
  businessId: string,
): readonly { readonly code: string; readonly name: string }[] {
  const requirements = useCall('getRequirements', { businessId });
  const rules = (requirements.data?.rules ?? []) as readonly Rule[];
  return rules.map(({ id, title, requirement }) => ({ code: id, name: title ?? subjectOf(requirement) }));
}

/** The name of a rule in the business's current version; a rule that no longer exists is shown by its id. */
export function useRuleName(businessId: string): (ruleId: string) => string {
  const names = new Map(useRuleNames(businessId).map(({ code, name }) => [code, name]));
  return (ruleId) => names.get(ruleId) ?? ruleId;
}
