import { type AppliesTo, type Rule, ruleSexes } from '@clearpaw/domain';
import { withAppliesTo, withTitle } from './change-rule.ts';
import type { requirementMessages } from './messages.gen.ts';
import { sayDay } from './say-names.ts';
import type { SentencePart, Slot } from './sentence-part.ts';
import { numberSlot, speciesSlot } from './slots.ts';

type RequirementMessages = typeof requirementMessages;

/** "Every female dog older than 7 months": the pets that a sentence applies to, with every bound. */
export function petPhrase(
  rule: Rule,
  messages: RequirementMessages,
  after?: (rule: Rule) => Rule,
): readonly SentencePart[] {
  return [
    ...(rule.level === 'recommended' && rule.requirement.kind !== 'vaccination' ? [messages.advice] : []),
    messages.every,
    ...whichPets(rule, messages, after),
  ];
}

/** "Every owner", or "Every owner of a dog under 52 weeks of age" if the rule does not apply to every pet. */
export function ownerPhrase(rule: Rule, messages: RequirementMessages): readonly SentencePart[] {
  const { services: _services, lastDay: _lastDay, ...bounds } = rule.appliesTo ?? {};
  return [
    ...(rule.level === 'recommended' ? [messages.advice] : []),
    messages.everyOwner,
    ...(Object.keys(bounds).length === 0
      ? []
      : [
          messages.words.of(rule.appliesTo?.species?.[0] === 'other' ? 'an' : 'other'),
          ...whichPets(rule, messages),
          ' ',
        ]),
  ];
}

function whichPets(
  rule: Rule,
  messages: RequirementMessages,
  after?: (rule: Rule) => Rule,
): readonly SentencePart[] {
  const { sex } = rule.appliesTo ?? {};
  const { words } = messages;
  return [
    speciesSlot(rule, messages, after),
    ...(sex ? [words.open, sexSlot(rule, sex, messages), words.close] : []),
    ...agePhrase(rule, messages),
  ];
}

/** " older than 7 months", " under 52 weeks of age"; nothing where the rule applies to every age. */
export function agePhrase(rule: Rule, messages: RequirementMessages): readonly SentencePart[] {
  const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = rule.appliesTo ?? {};
  const { words } = messages;
  return [
    ...(fromAgeWeeks === undefined
      ? []
      : [words.from, ageSlot(rule, 'fromAgeWeeks', fromAgeWeeks, messages), words.ofAge]),
    ...(fromAgeMonths === undefined
      ? []
      : [messages.olderThan, ageSlot(rule, 'fromAgeMonths', fromAgeMonths, messages)]),
    ...(untilAgeWeeks === undefined
      ? []
      : [words.under, ageSlot(rule, 'untilAgeWeeks', untilAgeWeeks, messages), words.ofAge]),
  ];
}

function sexSlot(rule: Rule, sex: NonNullable<AppliesTo['sex']>, messages: RequirementMessages): Slot {
  return {
    id: 'sex',
    label: messages.labels.sex,
    value: messages.words.sexes[sex],
    choices: ruleSexes.map((id) => ({ id, label: messages.words.sexes[id] })),
    selected: sex,
    choose: (id) => withAppliesTo(rule, { sex: ruleSexes.find((one) => one === id) }),
  };
}

function ageSlot(
  rule: Rule,
  id: 'fromAgeWeeks' | 'fromAgeMonths' | 'untilAgeWeeks',
  current: number,
  messages: RequirementMessages,
): Slot {
  const inMonths = id === 'fromAgeMonths';
  return numberSlot({
    id,
    label: messages.labels[id],
    current,
    usual: inMonths ? [6, 7, 9, 12] : [8, 12, 16, 26, 52],
    bounds: [0, inMonths ? 480 : 2000],
    say: inMonths ? messages.months : messages.weeks,
    set: (value) => withAppliesTo(rule, { [id]: value }),
  });
}

/** "needs" before a vaccination, or "should have" where it is only recommended. */
export const needsVaccination = ({ level }: Rule, messages: RequirementMessages): string =>
  level === 'required' ? messages.needsVaccination : messages.shouldHave;

/** ", until Dec 31, 2026. Shown as “Kennel cough”.": how long the rule applies, and its custom title. */
export function ending(rule: Rule, messages: RequirementMessages): readonly SentencePart[] {
  const { title, appliesTo } = rule;
  const { words, labels } = messages;
  const lastDay = appliesTo?.lastDay;
  const day = (current: string): Slot => ({
    id: 'lastDay',
    label: labels.lastDay,
    value: sayDay(current),
    choices: [{ id: current, label: sayDay(current) }],
    selected: current,
    choose: (id) => withAppliesTo(rule, { lastDay: id }),
    date: { set: (chosen) => withAppliesTo(rule, { lastDay: chosen }) },
  });
  const name = (current: string): Slot => ({
    id: 'title',
    label: labels.title,
    value: words.quoted(current),
    choices: [{ id: current, label: words.quoted(current) }],
    selected: current,
    choose: (id) => withTitle(rule, id),
    name: {
      maxLength: 120,
      other: words.anotherTitle,
      question: labels.title,
      help: words.titleHelp,
      required: words.titleRequired,
      set: (typed) => withTitle(rule, typed),
    },
  });
  return [
    ...(lastDay === undefined ? [] : [words.until, day(lastDay)]),
    messages.stop,
    ...(title === undefined ? [] : [words.shownAs, name(title), messages.stop]),
  ];
}
