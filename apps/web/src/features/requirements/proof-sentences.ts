import type {
  DeclarationRequirement,
  DocumentRequirement,
  Evidence,
  Rule,
  TestRequirement,
  TreatmentRequirement,
} from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import { petPhrase } from './pet-phrase.ts';
import type { Part } from './sentence-part.ts';
import { codeSlot, evidenceSlot, numberSlot } from './slots.ts';
import type { RequirementWords } from './words.ts';

const usualDays = [1, 7, 14, 30, 90, 180, 365];

/** "Every dog needs a negative fecal test from the last 180 days." */
export function testSentence(rule: Rule, asked: TestRequirement, words: RequirementWords): readonly Part[] {
  const set = (test: string) => withRequirement(rule, { test });
  return [
    ...petPhrase(rule, words),
    words.needs,
    words.aNegative,
    codeSlot(asked.test, words.test, words.labels.subject, words.aTest, set),
    ...withinDays(rule, asked.maxAgeDays, words, words.fromTheLast),
    ...proof(rule, asked.evidence, words),
    words.stop,
  ];
}

/** "Every dog needs a flea treatment from the last 30 days." */
export function treatmentSentence(
  rule: Rule,
  asked: TreatmentRequirement,
  words: RequirementWords,
): readonly Part[] {
  const say = (name: string) => words.an(words.aTreatment(name));
  const set = (treatment: string) => withRequirement(rule, { treatment });
  return [
    ...petPhrase(rule, words),
    words.needs,
    codeSlot(asked.treatment, words.treatment, words.labels.subject, say, set),
    ...withinDays(rule, asked.maxAgeDays, words, words.fromTheLast),
    ...proof(rule, asked.evidence, words),
    words.stop,
  ];
}

/** "Every dog needs a health certificate issued in the last 30 days." */
export function documentSentence(
  rule: Rule,
  asked: DocumentRequirement,
  words: RequirementWords,
): readonly Part[] {
  const set = (document: string) => withRequirement(rule, { document });
  return [
    ...petPhrase(rule, words),
    words.needs,
    codeSlot(asked.document, words.document, words.labels.subject, words.an, set),
    ...(asked.maxAgeDays === undefined ? [] : withinDays(rule, asked.maxAgeDays, words, words.issuedWithin)),
    ...(asked.through === 'arrival' ? [words.valid, { fixed: words.through.arrival }] : []),
    ...proof(rule, asked.evidence, words),
    words.stop,
  ];
}

/** "Every owner has stated in the last 30 days: no contagious illness." */
export function declarationSentence(
  rule: Rule,
  asked: DeclarationRequirement,
  words: RequirementWords,
): readonly Part[] {
  const set = (code: string) => withRequirement(rule, { code });
  return [
    words.everyOwner,
    ...withinDays(rule, asked.maxAgeDays, words, words.declares),
    words.that,
    codeSlot(asked.code, words.declaration, words.labels.subject, (name) => name, set),
    words.stop,
  ];
}

function withinDays(rule: Rule, current: number, words: RequirementWords, before: string): readonly Part[] {
  const days = numberSlot({
    id: 'days',
    label: words.labels.months,
    current,
    usual: usualDays,
    bounds: [1, 3660],
    say: words.days,
    set: (maxAgeDays) => withRequirement(rule, { maxAgeDays: maxAgeDays ?? current }),
  });
  return [before, days];
}

function proof(rule: Rule, evidence: Evidence | undefined, words: RequirementWords): readonly Part[] {
  if (evidence === undefined || evidence === 'owner') return [];
  return [words.proof, evidenceSlot(rule, evidence, words), words.asProof];
}
