import type { Rule } from '@clearpaw/domain';
import { requirementMessages } from './messages.gen.ts';
import { sentenceOf } from './sentence-of.ts';
import { sentenceTextOf } from './sentence-part.ts';

/** A rule as one plain sentence, as shown in the editor. */
export function useRuleSentence(): (rule: Rule) => string {
  const messages = requirementMessages;
  return (rule) => sentenceTextOf(sentenceOf(rule, messages));
}
