import type { requirements } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';
import { questionTextOf } from './question-text-of.ts';
import { waiverOf } from './waiver-of.ts';

type SentRule = z.output<typeof requirements.publishRequirements.input>['rules'][number];

/**
 * Fills in what the sender does not know: the material version of each waiver and the text of each question. One that the
 * business does not have is refused at its path.
 */
export async function completeRules(
  call: Call,
  businessId: string,
  rules: readonly SentRule[],
): Promise<Rule[]> {
  const issues: FieldProblem[] = [];
  const completed: Rule[] = [];
  for (const [index, rule] of rules.entries()) {
    const found = await complete(call.services.store.db, businessId, rule);
    if ('missing' in found) {
      const path = `rules.${index}.requirement.${found.missing}`;
      const noun = found.missing === 'waiverId' ? 'waiver' : 'question';
      issues.push({ path, message: `This business has no such ${noun}.`, reason: `${noun}_unknown` });
    } else completed.push(found);
  }
  if (issues.length > 0) throw refuse.invalid(issues);
  return completed;
}

type Missing = { readonly missing: 'waiverId' | 'questionId' };

async function complete(db: Database, businessId: string, rule: SentRule): Promise<Rule | Missing> {
  const { requirement } = rule;
  if (requirement.kind === 'waiver') {
    const waiver = await waiverOf(db, businessId, requirement.waiverId);
    if (!waiver) return { missing: 'waiverId' };
    return { ...rule, requirement: { ...requirement, materialVersion: waiver.materialVersion } };
  }
  if (requirement.kind === 'question') {
    const text = await questionTextOf(db, businessId, requirement.questionId);
    return text === null ? { missing: 'questionId' } : { ...rule, requirement: { ...requirement, text } };
  }
  return { ...rule, requirement };
}
