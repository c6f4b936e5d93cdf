import type { Rule, Species } from '@clearpaw/domain';
import type { requirementMessages } from './messages.gen.ts';
import { agePhrase } from './pet-phrase.ts';
import { sentenceOf } from './sentence-of.ts';
import { sentenceTextOf } from './sentence-part.ts';
import { doseDetails, doseTargets } from './vaccination-sentence.ts';

/** What stands above a rule already, and need not be said again. */
export interface RuleHeading {
  readonly species: Species;
  /** Whether it names what is required, and not by a title of the business's own. */
  readonly isNamed: boolean;
}

/** "Valid through check-out.", "Under 52 weeks of age: 3 doses at least 14 days apart, valid through check-out." */
export function shortSentenceOf(
  rule: Rule,
  { species, isNamed }: RuleHeading,
  messages: typeof requirementMessages,
): string {
  const { requirement: asked, appliesTo } = rule;
  if (asked.kind !== 'vaccination' || appliesTo?.sex) {
    const ofOne = appliesTo?.species ? { ...rule, appliesTo: { ...appliesTo, species: [species] } } : rule;
    return sentenceTextOf(sentenceOf(ofOne, messages));
  }
  const names = isNamed ? [] : doseTargets(rule, asked, messages);
  const what = begun(sentenceTextOf([...names, ...doseDetails(rule, asked, messages)]));
  const pets = begun(sentenceTextOf(agePhrase(rule, messages)));
  return capitalized(pets === '' ? what : messages.askedOf(pets, what));
}

/** Parts of a sentence begin with what joins them to the part before. */
const begun = (text: string): string => text.replace(/^[,،\s]+/, '').trimEnd();

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
