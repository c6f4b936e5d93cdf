import type { RequirementKind, RequirementOf, Rule } from '@clearpaw/domain';
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

/** What the editor knows of a kind. `beginning` is what a new rule asks for; a waiver begins with the one it names. */
type EditorKind<K extends RequirementKind> = {
  readonly beginning: K extends 'waiver' ? null : RequirementOf<K>;
  readonly sentence: (
    rule: Rule,
    asked: RequirementOf<K>,
    messages: RequirementMessages,
    waivers: readonly NamedWaiver[],
  ) => readonly SentencePart[];
};

/** Every kind once, in the order of the editor's menu; a kind that is missing here does not compile. */
export const editorKinds: { readonly [K in RequirementKind]: EditorKind<K> } = {
  vaccination: { beginning: { kind: 'vaccination', targets: ['rabies'] }, sentence: vaccinationSentence },
  test: { beginning: { kind: 'test', test: 'fecal', maxAgeDays: 180 }, sentence: testSentence },
  treatment: {
    beginning: { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 },
    sentence: treatmentSentence,
  },
  document: {
    beginning: { kind: 'document', document: 'health_certificate', maxAgeDays: 30 },
    sentence: documentSentence,
  },
  waiver: { beginning: null, sentence: waiverSentence },
  sterilization: {
    beginning: { kind: 'sterilization' },
    sentence: (rule, _, messages) => sterilizationSentence(rule, messages),
  },
  microchip: {
    beginning: { kind: 'microchip' },
    sentence: (rule, _, messages) => microchipSentence(rule, messages),
  },
  age: { beginning: { kind: 'age', minWeeks: 16 }, sentence: ageSentence },
  weight: { beginning: { kind: 'weight', maxKg: 20 }, sentence: weightSentence },
  evaluation: { beginning: { kind: 'evaluation' }, sentence: evaluationSentence },
  declaration: {
    beginning: { kind: 'declaration', code: 'no-contagious-illness', maxAgeDays: 30 },
    sentence: declarationSentence,
  },
};
