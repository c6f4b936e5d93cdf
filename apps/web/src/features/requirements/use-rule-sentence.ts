import type { Rule } from '@clearpaw/domain';
import { useMessages } from '../../platform/messages/index.ts';
import { requirementMessages } from './messages.ts';
import { sentenceOf } from './sentence-of.ts';
import { sentenceTextOf } from './sentence-part.ts';

/** A rule in one plain sentence, as its business reads it in the editor. */
export function useRuleSentence(): (rule: Rule) => string {
  const messages = useMessages(requirementMessages);
  return (rule) => sentenceTextOf(sentenceOf(rule, messages));
}
