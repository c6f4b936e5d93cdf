import type { Rule } from '@clearpaw/domain';
import { useWordsOf } from '../../platform/words/index.ts';
import { sentenceOf } from './sentence-of.ts';
import { textOf } from './sentence-part.ts';
import { requirementWords } from './words.ts';

/** A rule in one plain sentence, as its business reads it in the editor. */
export function useRuleSentence(): (rule: Rule) => string {
  const words = useWordsOf(requirementWords);
  return (rule) => textOf(sentenceOf(rule, words));
}
