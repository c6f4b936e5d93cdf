import type { Rule } from '@clearpaw/domain';
import { editorKinds } from './editor-kinds.ts';
import type { requirementMessages } from './messages.gen.ts';
import type { SentencePart } from './sentence-part.ts';
import type { NamedWaiver } from './waiver-choices.ts';

type RequirementMessages = typeof requirementMessages;

/** A rule as a sentence. */
export function sentenceOf(
  rule: Rule,
  messages: RequirementMessages,
  waivers: readonly NamedWaiver[] = [],
): readonly SentencePart[] {
  // Each kind's sentence accepts only the requirements of its own kind, and receives no others.
  const sentence = editorKinds[rule.requirement.kind].sentence as AnySentence;
  return sentence(rule, rule.requirement, messages, waivers);
}

type AnySentence = (
  rule: Rule,
  asked: Rule['requirement'],
  messages: RequirementMessages,
  waivers: readonly NamedWaiver[],
) => readonly SentencePart[];
