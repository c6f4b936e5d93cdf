import type { Rule } from '@clearpaw/domain';
import type { RequirementMessages } from './messages.ts';
import type { SentencePart } from './sentence-part.ts';
import { speciesSlot } from './slots.ts';

/** "Every dog under 52 weeks of age": which pets a sentence is about, with every bound it has. */
export function petPhrase(
  rule: Rule,
  messages: RequirementMessages,
  after?: (rule: Rule) => Rule,
): readonly SentencePart[] {
  const { appliesTo = {}, level } = rule;
  const { sex, fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = appliesTo;
  const { bounds } = messages;
  return [
    ...(level === 'recommended' && rule.requirement.kind !== 'vaccination' ? [messages.advice] : []),
    messages.every,
    speciesSlot(rule, messages, after),
    ...(sex ? [bounds[sex]] : []),
    ...(fromAgeWeeks === undefined ? [] : [bounds.fromWeeks(fromAgeWeeks)]),
    ...(fromAgeMonths === undefined || rule.requirement.kind === 'sterilization'
      ? []
      : [messages.olderThan, { fixed: messages.olderThanMonths(fromAgeMonths) }]),
    ...(untilAgeWeeks === undefined ? [] : [bounds.untilWeeks(untilAgeWeeks)]),
  ];
}

/** "needs", or "should have" where it is only recommended. */
export const needs = ({ level }: Rule, messages: RequirementMessages): string =>
  level === 'required' ? messages.needs : messages.shouldHave;
