import type {
  DeclarationRequirement,
  DocumentRequirement,
  Evidence,
  Rule,
  TestRequirement,
  TreatmentRequirement,
} from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import type { RequirementMessages } from './messages.ts';
import { petPhrase } from './pet-phrase.ts';
import type { SentencePart } from './sentence-part.ts';
import { codeSlot, evidenceSlot, numberSlot } from './slots.ts';

const usualDays = [1, 7, 14, 30, 90, 180, 365];

/** "Every dog needs a negative fecal test from the last 180 days." */
export function testSentence(
  rule: Rule,
  asked: TestRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const set = (test: string) => withRequirement(rule, { test });
  return [
    ...petPhrase(rule, messages),
    messages.needs,
    messages.aNegative,
    codeSlot(asked.test, messages.test, messages.labels.subject, messages.aTest, set),
    ...withinDays(rule, asked.maxAgeDays, messages, messages.fromTheLast),
    ...proof(rule, asked.evidence, messages),
    messages.stop,
  ];
}

/** "Every dog needs a flea treatment from the last 30 days." */
export function treatmentSentence(
  rule: Rule,
  asked: TreatmentRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const say = (name: string) => messages.an(messages.aTreatment(name));
  const set = (treatment: string) => withRequirement(rule, { treatment });
  return [
    ...petPhrase(rule, messages),
    messages.needs,
    codeSlot(asked.treatment, messages.treatment, messages.labels.subject, say, set),
    ...withinDays(rule, asked.maxAgeDays, messages, messages.fromTheLast),
    ...proof(rule, asked.evidence, messages),
    messages.stop,
  ];
}

/** "Every dog needs a health certificate issued in the last 30 days." */
export function documentSentence(
  rule: Rule,
  asked: DocumentRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const set = (document: string) => withRequirement(rule, { document });
  return [
    ...petPhrase(rule, messages),
    messages.needs,
    codeSlot(asked.document, messages.document, messages.labels.subject, messages.an, set),
    ...(asked.maxAgeDays === undefined
      ? []
      : withinDays(rule, asked.maxAgeDays, messages, messages.issuedWithin)),
    ...(asked.through === 'arrival' ? [messages.valid, { fixed: messages.through.arrival }] : []),
    ...proof(rule, asked.evidence, messages),
    messages.stop,
  ];
}

/** "Every owner has stated in the last 30 days: no contagious illness." */
export function declarationSentence(
  rule: Rule,
  asked: DeclarationRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const set = (code: string) => withRequirement(rule, { code });
  return [
    messages.everyOwner,
    ...withinDays(rule, asked.maxAgeDays, messages, messages.declares),
    messages.that,
    codeSlot(asked.code, messages.declaration, messages.labels.subject, (name) => name, set),
    messages.stop,
  ];
}

function withinDays(
  rule: Rule,
  current: number,
  messages: RequirementMessages,
  before: string,
): readonly SentencePart[] {
  const days = numberSlot({
    id: 'days',
    label: messages.labels.months,
    current,
    usual: usualDays,
    bounds: [1, 3660],
    say: messages.days,
    set: (maxAgeDays) => withRequirement(rule, { maxAgeDays: maxAgeDays ?? current }),
  });
  return [before, days];
}

function proof(
  rule: Rule,
  evidence: Evidence | undefined,
  messages: RequirementMessages,
): readonly SentencePart[] {
  if (evidence === undefined || evidence === 'owner') return [];
  return [messages.proof, evidenceSlot(rule, evidence, messages), messages.asProof];
}
