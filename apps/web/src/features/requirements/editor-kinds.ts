import type { RequirementKind, RequirementOf, Rule } from '@clearpaw/domain';
import type { Clause } from './clauses/clause.ts';
import {
  ageClauses,
  documentClauses,
  evaluationClauses,
  proofClauses,
  weightClauses,
} from './clauses/fact-clauses.ts';
import { vaccinationClauses } from './clauses/vaccination-clauses.ts';
import { doseExamples } from './examples/dose-examples.ts';
import type { ExampleList } from './examples/example.ts';
import * as examples from './examples/fact-examples.ts';
import {
  ageSentence,
  evaluationSentence,
  microchipSentence,
  questionSentence,
  sterilizationSentence,
  waiverSentence,
  weightSentence,
} from './fact-sentences.ts';
import type { requirementMessages } from './messages.gen.ts';
import type { RequirementControls } from './parameters.ts';
import * as controls from './parameters.ts';
import { declarationSentence, documentSentence, testSentence, treatmentSentence } from './proof-sentences.ts';
import type { SentencePart } from './sentence-part.ts';
import { vaccinationSentence } from './vaccination-sentence.ts';
import type { NamedWaiver } from './waiver-choices.ts';

type RequirementMessages = typeof requirementMessages;

/** Everything the editor needs for one kind of requirement. */
type EditorKind<K extends RequirementKind> = {
  /** What a new rule asks for; a waiver or question begins with the one it names. */
  readonly beginning: K extends 'waiver' | 'question' ? null : RequirementOf<K>;
  readonly sentence: (
    rule: Rule,
    asked: RequirementOf<K>,
    messages: RequirementMessages,
    waivers: readonly NamedWaiver[],
  ) => readonly SentencePart[];
  /** The control of each parameter, by its path. */
  readonly controls: RequirementControls<K>;
  /** The optional clauses of its sentence. */
  readonly clauses: (rule: Rule, asked: RequirementOf<K>) => readonly Clause[];
  /** Sample pets that show what the rule does. */
  readonly examples: (asked: RequirementOf<K>, today: string) => ExampleList;
};

const noClauses = (): readonly Clause[] => [];

/** Every kind once, in the order of the editor's menu. A missing kind is a compile error. */
export const editorKinds: { readonly [K in RequirementKind]: EditorKind<K> } = {
  vaccination: {
    beginning: { kind: 'vaccination', targets: ['rabies'] },
    sentence: vaccinationSentence,
    controls: controls.vaccinationControls,
    clauses: vaccinationClauses,
    examples: doseExamples,
  },
  test: {
    beginning: { kind: 'test', test: 'fecal', maxAgeDays: 180 },
    sentence: testSentence,
    controls: controls.testControls,
    clauses: proofClauses,
    examples: examples.testExamples,
  },
  treatment: {
    beginning: { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 },
    sentence: treatmentSentence,
    controls: controls.treatmentControls,
    clauses: proofClauses,
    examples: examples.treatmentExamples,
  },
  document: {
    beginning: { kind: 'document', document: 'health_certificate', maxAgeDays: 30 },
    sentence: documentSentence,
    controls: controls.documentControls,
    clauses: documentClauses,
    examples: examples.documentExamples,
  },
  waiver: {
    beginning: null,
    sentence: waiverSentence,
    controls: controls.waiverControls,
    clauses: noClauses,
    examples: examples.waiverExamples,
  },
  sterilization: {
    beginning: { kind: 'sterilization' },
    sentence: (rule, _, messages) => sterilizationSentence(rule, messages),
    controls: {},
    clauses: noClauses,
    examples: examples.sterilizationExamples,
  },
  microchip: {
    beginning: { kind: 'microchip' },
    sentence: (rule, _, messages) => microchipSentence(rule, messages),
    controls: {},
    clauses: noClauses,
    examples: examples.microchipExamples,
  },
  age: {
    beginning: { kind: 'age', minWeeks: 16 },
    sentence: ageSentence,
    controls: controls.ageControls,
    clauses: ageClauses,
    examples: examples.ageExamples,
  },
  weight: {
    beginning: { kind: 'weight', maxKg: 20 },
    sentence: weightSentence,
    controls: controls.weightControls,
    clauses: weightClauses,
    examples: examples.weightExamples,
  },
  evaluation: {
    beginning: { kind: 'evaluation' },
    sentence: evaluationSentence,
    controls: controls.evaluationControls,
    clauses: evaluationClauses,
    examples: examples.evaluationExamples,
  },
  declaration: {
    beginning: { kind: 'declaration', code: 'no-contagious-illness', maxAgeDays: 30 },
    sentence: declarationSentence,
    controls: controls.declarationControls,
    clauses: noClauses,
    examples: examples.declarationExamples,
  },
  question: {
    beginning: null,
    sentence: questionSentence,
    controls: controls.questionControls,
    clauses: noClauses,
    examples: examples.questionExamples,
  },
};
