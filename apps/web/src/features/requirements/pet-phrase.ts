import type { Rule } from '@clearpaw/domain';
import type { Part } from './sentence-part.ts';
import { speciesSlot } from './slots.ts';
import type { RequirementWords } from './words.ts';

/** "Every dog under 52 weeks of age": which pets a sentence is about, with every bound it has. */
export function petPhrase(
  rule: Rule,
  words: RequirementWords,
  after?: (rule: Rule) => Rule,
): readonly Part[] {
  const { appliesTo = {}, level } = rule;
  const { sex, fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = appliesTo;
  const { bounds } = words;
  return [
    ...(level === 'recommended' && rule.requirement.kind !== 'vaccination' ? [words.advice] : []),
    words.every,
    speciesSlot(rule, words, after),
    ...(sex ? [bounds[sex]] : []),
    ...(fromAgeWeeks === undefined ? [] : [bounds.fromWeeks(fromAgeWeeks)]),
    ...(fromAgeMonths === undefined || rule.requirement.kind === 'sterilization'
      ? []
      : [words.olderThan, { fixed: words.olderThanMonths(fromAgeMonths) }]),
    ...(untilAgeWeeks === undefined ? [] : [bounds.untilWeeks(untilAgeWeeks)]),
  ];
}

/** "needs", or "should have" where it is only recommended. */
export const needs = ({ level }: Rule, words: RequirementWords): string =>
  level === 'required' ? words.needs : words.shouldHave;
