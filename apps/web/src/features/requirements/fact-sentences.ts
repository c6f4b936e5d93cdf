import type {
  AgeRequirement,
  EvaluationRequirement,
  QuestionRequirement,
  Rule,
  WaiverRequirement,
  WeightRequirement,
} from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import type { requirementMessages } from './messages.gen.ts';
import { ending, ownerPhrase, petPhrase } from './pet-phrase.ts';
import type { SentencePart, Slot } from './sentence-part.ts';
import { numberSlot } from './slots.ts';
import type { NamedWaiver } from './waiver-choices.ts';

type RequirementMessages = typeof requirementMessages;

/** "Every dog older than 7 months is spayed or neutered." */
export function sterilizationSentence(rule: Rule, messages: RequirementMessages): readonly SentencePart[] {
  return [
    ...petPhrase(rule, messages),
    messages.isSterilized,
    { fixed: messages.sterilized },
    ...ending(rule, messages),
  ];
}

/** "Every dog has a microchip." */
export function microchipSentence(rule: Rule, messages: RequirementMessages): readonly SentencePart[] {
  return [
    ...petPhrase(rule, messages),
    messages.hasChip,
    { fixed: messages.chip },
    ...ending(rule, messages),
  ];
}

/** "Every owner has signed the waiver Play agreement." Where the titles are not known, as on a public page, it is "a waiver". */
export function waiverSentence(
  rule: Rule,
  asked: WaiverRequirement,
  messages: RequirementMessages,
  waivers: readonly NamedWaiver[],
): readonly SentencePart[] {
  const current = waivers.find(({ id }) => id === asked.waiverId);
  const owner = ownerPhrase(rule, messages);
  if (!current) return [...owner, messages.signed, { fixed: messages.waiver }, ...ending(rule, messages)];
  const slot: Slot = {
    id: 'subject',
    label: messages.labels.subject,
    value: messages.waiverNamed(current.title),
    choices: waivers.map(({ id, title }) => ({ id, label: title })),
    selected: current.id,
    choose(id) {
      const { materialVersion } = waivers.find((waiver) => waiver.id === id) ?? current;
      return withRequirement(rule, { waiverId: id, materialVersion });
    },
  };
  return [...owner, messages.signed, slot, ...ending(rule, messages)];
}

/** "Every owner has answered “Is your dog crate-trained?”." Its text is changed where the question is. */
export function questionSentence(
  rule: Rule,
  { text }: QuestionRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const question = { fixed: messages.questionNamed(text) };
  return [...ownerPhrase(rule, messages), messages.answered, question, ...ending(rule, messages)];
}

/** "Every dog is at least 16 weeks old." */
export function ageSentence(
  rule: Rule,
  asked: AgeRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const { minWeeks, maxWeeks } = asked;
  const weeks = (id: 'minWeeks' | 'maxWeeks', current: number) =>
    numberSlot({
      id,
      label: messages.labels[id],
      current,
      usual: [8, 12, 16, 26, 52],
      bounds: [0, 2000],
      say: messages.weeks,
      set: (value) => withRequirement(rule, { [id]: value ?? current }),
    });
  return [
    ...petPhrase(rule, messages),
    ...(minWeeks === undefined ? [] : [messages.isAtLeast, weeks('minWeeks', minWeeks)]),
    ...(maxWeeks === undefined
      ? []
      : [minWeeks === undefined ? messages.isAtMost : messages.andAtMost, weeks('maxWeeks', maxWeeks)]),
    messages.old,
    ...ending(rule, messages),
  ];
}

/** "Every dog weighs at most 20 kg." */
export function weightSentence(
  rule: Rule,
  asked: WeightRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const { minKg, maxKg } = asked;
  const kilograms = (id: 'minKg' | 'maxKg', current: number) =>
    numberSlot({
      id,
      label: messages.labels[id],
      current,
      usual: [2, 5, 10, 20, 40],
      bounds: [0, 1500],
      tenths: true,
      say: messages.kg,
      set: (value) => withRequirement(rule, { [id]: value ?? current }),
    });
  return [
    ...petPhrase(rule, messages),
    ...(minKg === undefined ? [] : [messages.weighsAtLeast, kilograms('minKg', minKg)]),
    ...(maxKg === undefined
      ? []
      : [minKg === undefined ? messages.weighsAtMost : messages.andAtMost, kilograms('maxKg', maxKg)]),
    ...ending(rule, messages),
  ];
}

/** "Every dog has passed an evaluation here, and comes again within 180 days." */
export function evaluationSentence(
  rule: Rule,
  { lapsesAfterDays }: EvaluationRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  const lapse = numberSlot({
    id: 'lapse',
    label: messages.labels.months,
    current: lapsesAfterDays ?? 0,
    usual: [30, 90, 180, 365],
    bounds: [1, 3660],
    say: messages.days,
    set: (value) => withRequirement(rule, { lapsesAfterDays: value }),
  });
  return [
    ...petPhrase(rule, messages),
    messages.passed,
    { fixed: messages.evaluation },
    messages.here,
    ...(lapsesAfterDays === undefined ? [] : [messages.lapses, lapse]),
    ...ending(rule, messages),
  ];
}
