import type { Rule } from '@clearpaw/domain';
import {
  ageSentence,
  evaluationSentence,
  microchipSentence,
  sterilizationSentence,
  waiverSentence,
  weightSentence,
} from './fact-sentences.ts';
import type { RequirementMessages } from './messages.ts';
import { declarationSentence, documentSentence, testSentence, treatmentSentence } from './proof-sentences.ts';
import type { SentencePart } from './sentence-part.ts';
import { vaccinationSentence } from './vaccination-sentence.ts';
import type { NamedWaiver } from './waiver-choices.ts';

/** A rule as a sentence. */
export function sentenceOf(
  rule: Rule,
  messages: RequirementMessages,
  waivers: readonly NamedWaiver[] = [],
): readonly SentencePart[] {
  const asked = rule.requirement;
  switch (asked.kind) {
    case 'vaccination':
      return vaccinationSentence(rule, asked, messages);
    case 'test':
      return testSentence(rule, asked, messages);
    case 'treatment':
      return treatmentSentence(rule, asked, messages);
    case 'document':
      return documentSentence(rule, asked, messages);
    case 'declaration':
      return declarationSentence(rule, asked, messages);
    case 'sterilization':
      return sterilizationSentence(rule, messages);
    case 'microchip':
      return microchipSentence(rule, messages);
    case 'waiver':
      return waiverSentence(rule, asked, messages, waivers);
    case 'age':
      return ageSentence(rule, asked, messages);
    case 'weight':
      return weightSentence(rule, asked, messages);
    case 'evaluation':
      return evaluationSentence(rule, asked, messages);
  }
}
