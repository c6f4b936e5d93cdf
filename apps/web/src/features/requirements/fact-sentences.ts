import type {
  AgeRequirement,
  EvaluationRequirement,
  Rule,
  WaiverRequirement,
  WeightRequirement,
} from '@clearpaw/domain';
import { withAppliesTo, withRequirement } from './change-rule.ts';
import { petPhrase } from './pet-phrase.ts';
import type { Part, Slot } from './sentence-part.ts';
import { numberSlot } from './slots.ts';
import type { NamedWaiver } from './waiver-choices.ts';
import type { RequirementWords } from './words.ts';

/** "Every dog older than 7 months is spayed or neutered." */
export function sterilizationSentence(rule: Rule, words: RequirementWords): readonly Part[] {
  const months = rule.appliesTo?.fromAgeMonths;
  const age = numberSlot({
    id: 'age',
    label: words.labels.age,
    current: months ?? 0,
    usual: [6, 7, 9, 12],
    bounds: [0, 480],
    say: words.olderThanMonths,
    set: (fromAgeMonths) => withAppliesTo(rule, { fromAgeMonths }),
  });
  return [
    ...petPhrase(rule, words),
    ...(months === undefined ? [] : [words.olderThan, age]),
    words.isSterilized,
    { fixed: words.sterilized },
    words.stop,
  ];
}

/** "Every dog has a microchip." */
export function microchipSentence(rule: Rule, words: RequirementWords): readonly Part[] {
  return [...petPhrase(rule, words), words.hasChip, { fixed: words.chip }, words.stop];
}

/** "Every owner has signed the waiver Play agreement." One that the business no longer has keeps no name. */
export function waiverSentence(
  rule: Rule,
  asked: WaiverRequirement,
  words: RequirementWords,
  waivers: readonly NamedWaiver[],
): readonly Part[] {
  const current = waivers.find(({ id }) => id === asked.waiverId);
  if (!current) return [words.everyOwner, words.signed, { fixed: words.waiver }, words.stop];
  const slot: Slot = {
    id: 'subject',
    label: words.labels.subject,
    value: words.waiverNamed(current.title),
    choices: waivers.map(({ id, title }) => ({ id, label: title })),
    selected: current.id,
    choose(id) {
      const { materialVersion } = waivers.find((waiver) => waiver.id === id) ?? current;
      return withRequirement(rule, { waiverId: id, materialVersion });
    },
  };
  return [words.everyOwner, words.signed, slot, words.stop];
}

/** "Every dog is at least 16 weeks old." */
export function ageSentence(rule: Rule, asked: AgeRequirement, words: RequirementWords): readonly Part[] {
  const { minWeeks, maxWeeks } = asked;
  const weeks = (id: 'minWeeks' | 'maxWeeks', current: number) =>
    numberSlot({
      id,
      label: words.labels.age,
      current,
      usual: [8, 12, 16, 26, 52],
      bounds: [0, 2000],
      say: words.weeks,
      set: (value) => withRequirement(rule, { [id]: value ?? current }),
    });
  return [
    ...petPhrase(rule, words),
    ...(minWeeks === undefined ? [] : [words.isAtLeast, weeks('minWeeks', minWeeks)]),
    ...(maxWeeks === undefined
      ? []
      : [minWeeks === undefined ? words.isAtMost : words.andAtMost, weeks('maxWeeks', maxWeeks)]),
    words.old,
    words.stop,
  ];
}

/** "Every dog weighs at most 20 kg." */
export function weightSentence(
  rule: Rule,
  asked: WeightRequirement,
  words: RequirementWords,
): readonly Part[] {
  const { minKg, maxKg } = asked;
  const kilograms = (id: 'minKg' | 'maxKg', current: number) =>
    numberSlot({
      id,
      label: words.labels.weight,
      current,
      usual: [2, 5, 10, 20, 40],
      bounds: [0, 1500],
      say: words.kg,
      set: (value) => withRequirement(rule, { [id]: value ?? current }),
    });
  return [
    ...petPhrase(rule, words),
    ...(minKg === undefined ? [] : [words.weighsAtLeast, kilograms('minKg', minKg)]),
    ...(maxKg === undefined
      ? []
      : [minKg === undefined ? words.weighsAtMost : words.andAtMost, kilograms('maxKg', maxKg)]),
    words.stop,
  ];
}

/** "Every dog has passed an evaluation here, and comes again within 180 days." */
export function evaluationSentence(
  rule: Rule,
  { lapsesAfterDays }: EvaluationRequirement,
  words: RequirementWords,
): readonly Part[] {
  const lapse = numberSlot({
    id: 'lapse',
    label: words.labels.months,
    current: lapsesAfterDays ?? 0,
    usual: [30, 90, 180, 365],
    bounds: [1, 3660],
    say: words.days,
    set: (value) => withRequirement(rule, { lapsesAfterDays: value }),
  });
  return [
    ...petPhrase(rule, words),
    words.passed,
    { fixed: words.evaluation },
    words.here,
    ...(lapsesAfterDays === undefined ? [] : [words.lapses, lapse]),
    words.stop,
  ];
}
