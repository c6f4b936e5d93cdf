import type { Rule } from '@clearpaw/domain';
import {
  ageSentence,
  evaluationSentence,
  microchipSentence,
  sterilizationSentence,
  waiverSentence,
  weightSentence,
} from './fact-sentences.ts';
import { declarationSentence, documentSentence, testSentence, treatmentSentence } from './proof-sentences.ts';
import type { Part } from './sentence-part.ts';
import { vaccinationSentence } from './vaccination-sentence.ts';
import type { NamedWaiver } from './waiver-choices.ts';
import type { RequirementWords } from './words.ts';

/** A rule as a sentence. */
export function sentenceOf(
  rule: Rule,
  words: RequirementWords,
  waivers: readonly NamedWaiver[] = [],
): readonly Part[] {
  const asked = rule.requirement;
  switch (asked.kind) {
    case 'vaccination':
      return vaccinationSentence(rule, asked, words);
    case 'test':
      return testSentence(rule, asked, words);
    case 'treatment':
      return treatmentSentence(rule, asked, words);
    case 'document':
      return documentSentence(rule, asked, words);
    case 'declaration':
      return declarationSentence(rule, asked, words);
    case 'sterilization':
      return sterilizationSentence(rule, words);
    case 'microchip':
      return microchipSentence(rule, words);
    case 'waiver':
      return waiverSentence(rule, asked, words, waivers);
    case 'age':
      return ageSentence(rule, asked, words);
    case 'weight':
      return weightSentence(rule, asked, words);
    case 'evaluation':
      return evaluationSentence(rule, asked, words);
  }
}
