import type { Rule } from '@clearpaw/domain';
import { withAppliesTo, withLevel, withRequirement } from './change-rule.ts';
import type { RequirementMessages } from './messages.ts';
import { targetsFor } from './vaccination-sentence.ts';

/** Something a sentence does not say yet, or could say otherwise as a whole. */
export interface Addition {
  readonly id: string;
  readonly label: string;
  readonly make: () => Rule;
}

/** What can be added to a sentence. A new part starts with the usual value and is then a chip. */
export function additionsTo(rule: Rule, messages: RequirementMessages): readonly Addition[] {
  const asked = rule.requirement;
  const level: Addition =
    rule.level === 'required'
      ? { id: 'recommend', label: messages.recommend, make: () => withLevel(rule, 'recommended') }
      : { id: 'require', label: messages.require, make: () => withLevel(rule, 'required') };
  if (asked.kind !== 'vaccination') return [level];
  const other = targetsFor(rule).find(({ code }) => !asked.targets.includes(code));
  const add = (id: string, label: string, change: Parameters<typeof withRequirement>[1]): Addition => ({
    id,
    label,
    make: () => withRequirement(rule, change),
  });
  return [
    ...(asked.validMonths === undefined ? [add('months', messages.addMonths, { validMonths: 12 })] : []),
    ...(asked.waitDays ? [] : [add('wait', messages.addWait, { waitDays: { first: 7, booster: 0 } })]),
    ...(asked.evidence && asked.evidence !== 'owner'
      ? []
      : [add('evidence', messages.addEvidence, { evidence: 'document' })]),
    ...(other ? [add('target', messages.otherTarget, { targets: [...asked.targets, other.code] })] : []),
    level,
  ];
}

/** Where a sentence is asked: at this service alone, at all of them, or no longer at this one. */
export function scopesOf(
  rule: Rule,
  service: { readonly code: string; readonly name: string },
  all: readonly string[],
  messages: RequirementMessages,
): readonly Addition[] {
  const asked = rule.appliesTo?.services;
  const others = (asked ?? all).filter((code) => code !== service.code);
  const only: Addition = {
    id: 'only',
    label: messages.onlyAt(service.name),
    make: () => withAppliesTo(rule, { services: [service.code] }),
  };
  const every: Addition = {
    id: 'every',
    label: messages.atEvery,
    make: () => withAppliesTo(rule, { services: undefined }),
  };
  const not: Addition = {
    id: 'not',
    label: messages.notAt(service.name),
    make: () => withAppliesTo(rule, { services: others }),
  };
  return [
    ...(asked?.length === 1 && asked[0] === service.code ? [] : [only]),
    ...(asked ? [every] : []),
    ...(others.length > 0 ? [not] : []),
  ];
}
