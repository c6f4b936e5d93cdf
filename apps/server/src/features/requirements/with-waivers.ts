import type { requirements } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { type Issue, refuse } from '../../platform/refusal/index.ts';
import { waiverOf } from './waiver-of.ts';

type SentRules = z.output<typeof requirements.publishRequirements.input>['rules'];

/**
 * Fills in the current material version of each waiver; a waiver that the business does not have is refused with its
 * path.
 */
export async function withWaivers(call: Call, businessId: string, rules: SentRules): Promise<Rule[]> {
  const issues: Issue[] = [];
  const filled: Rule[] = [];
  for (const [index, rule] of rules.entries()) {
    const { requirement } = rule;
    if (requirement.kind !== 'waiver') {
      filled.push({ ...rule, requirement });
      continue;
    }
    const waiver = await waiverOf(call.services.store.db, businessId, requirement.waiverId);
    if (!waiver) {
      const path = `rules.${index}.requirement.waiverId`;
      issues.push({ path, message: 'This business has no such waiver.' });
      continue;
    }
    const { materialVersion } = waiver;
    filled.push({ ...rule, requirement: { ...requirement, materialVersion } });
  }
  if (issues.length > 0) throw refuse.invalid(issues);
  return filled;
}
