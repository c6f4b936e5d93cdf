import type { Rule } from '@clearpaw/domain';
import { requirementMessages } from './messages.gen.ts';
import { sentenceOf } from './sentence-of.ts';
import { sentenceTextOf } from './sentence-part.ts';
import { type RuleHeading, shortSentenceOf } from './short-sentence.ts';

/** A rule as one plain sentence, as shown in the editor; below a heading, without what that says already. */
export function useRuleSentence(): (rule: Rule, under: RuleHeading | null) => string {
  const messages = requirementMessages;
  return (rule, under) =>
    under ? shortSentenceOf(rule, under, messages) : sentenceTextOf(sentenceOf(rule, messages));
}
