import { type Rule, subjectOf } from '@clearpaw/domain';
import { useCall } from '../../platform/data/index.ts';

/** Names a rule of the place's present version; one that is gone keeps its id. */
export function useRuleName(businessId: string): (ruleId: string) => string {
  const requirements = useCall('getRequirements', { businessId });
  const rulesOf = (requirements.data?.rules ?? []) as readonly Rule[];
  const rules = new Map(rulesOf.map((rule) => [rule.id, rule]));
  return (ruleId) => {
    const rule = rules.get(ruleId);
    return rule ? (rule.title ?? subjectOf(rule.requirement)) : ruleId;
  };
}
