import type { Rule } from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import type { requirementMessages } from './messages.gen.ts';
import { targetsFor } from './vaccination-sentence.ts';

type RequirementMessages = typeof requirementMessages;

/** A clause that can be added to a sentence, or a further vaccine. */
export interface Addition {
  readonly id: string;
  readonly label: string;
  readonly make: () => Rule;
}

/** Another vaccine that is accepted instead, if there is one. */
export function additionsTo(rule: Rule, messages: RequirementMessages): readonly Addition[] {
  const asked = rule.requirement;
  if (asked.kind !== 'vaccination') return [];
  const other = targetsFor(rule).find(({ code }) => !asked.targets.includes(code));
  if (!other) return [];
  const make = () => withRequirement(rule, { targets: [...asked.targets, other.code] });
  return [{ id: 'target', label: messages.otherTarget, make }];
}
