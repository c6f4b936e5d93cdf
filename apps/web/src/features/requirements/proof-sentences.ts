import type {
  DeclarationRequirement,
  DocumentRequirement,
  Rule,
  TestRequirement,
  TreatmentRequirement,
} from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import type { requirementMessages } from './messages.gen.ts';
import { ending, ownerPhrase, petPhrase } from './pet-phrase.ts';
import { withArticle } from './say-names.ts';
import type { SentencePart } from './sentence-part.ts';
import { codeSlot, numberSlot, proofParts, throughSlot } from './slots.ts';

type RequirementMessages = typeof requirementMessages;

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
    codeSlot({
      code: asked.test,
      names: messages.test,
      messages,
      say: messages.aTest,
      other: messages.words.anotherTest,
      set,
    }),
    ...withinDays(rule, asked.maxAgeDays, messages, messages.fromTheLast),
    ...proofParts(rule, asked.evidence, messages),
    ...ending(rule, messages),
  ];
}

/** "Every dog needs a flea treatment from the last 30 days." */
export function treatmentSentence(
  rule: Rule,
  asked: TreatmentRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const say = (name: string) => withArticle(messages.aTreatment(name), messages);
  const set = (treatment: string) => withRequirement(rule, { treatment });
  return [
    ...petPhrase(rule, messages),
    messages.needs,
    codeSlot({
      code: asked.treatment,
      names: messages.treatment,
      messages,
      say,
      other: messages.words.anotherTreatment,
      set,
    }),
    ...withinDays(rule, asked.maxAgeDays, messages, messages.fromTheLast),
    ...proofParts(rule, asked.evidence, messages),
    ...ending(rule, messages),
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
    codeSlot({
      code: asked.document,
      names: messages.document,
      messages,
      say: (name) => withArticle(name, messages),
      set,
    }),
    ...(asked.maxAgeDays === undefined
      ? []
      : withinDays(rule, asked.maxAgeDays, messages, messages.issuedWithin)),
    ...(asked.through === 'arrival' ? [messages.valid, throughSlot(rule, 'arrival', messages)] : []),
    ...proofParts(rule, asked.evidence, messages),
    ...ending(rule, messages),
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
    ...ownerPhrase(rule, messages),
    ...withinDays(rule, asked.maxAgeDays, messages, messages.declares),
    messages.that,
    codeSlot({
      code: asked.code,
      names: messages.declaration,
      messages,
      say: (name) => name,
      other: messages.words.anotherDeclaration,
      set,
    }),
    ...ending(rule, messages),
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
