import {
  customNameOf,
  customTarget,
  findTarget,
  maxVaccineName,
  type Rule,
  type StayEnd,
  targets,
  type VaccinationRequirement,
} from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import type { RequirementMessages } from './messages.ts';
import { needs, petPhrase } from './pet-phrase.ts';
import type { SentencePart, Slot } from './sentence-part.ts';
import { evidenceSlot, numberSlot } from './slots.ts';

/** "Every dog needs bordetella from the last 6 months, given at least 7 days before a first visit." */
export function vaccinationSentence(
  rule: Rule,
  asked: VaccinationRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  return [
    ...petPhrase(rule, messages, withFittingTargets),
    needs(rule, messages),
    ...asked.targets.flatMap((_, index): SentencePart[] => [
      ...(index > 0 ? [messages.or] : []),
      targetSlot(rule, asked, index, messages),
    ]),
    ...seriesPart(asked, messages),
    ...monthsPart(rule, asked, messages),
    messages.valid,
    throughSlot(rule, asked.through ?? 'departure', messages),
    ...waitPart(rule, asked, messages),
    ...(asked.evidence && asked.evidence !== 'owner'
      ? [messages.proof, evidenceSlot(rule, asked.evidence, messages), messages.asProof]
      : []),
    ...finePrint(asked, messages),
    messages.stop,
  ];
}

/** The targets that some of the rule's species can be asked for. */
export function targetsFor({ appliesTo }: Rule): typeof targets {
  const species = appliesTo?.species;
  if (!species) return targets;
  return targets.filter((target) => species.some((one) => target.species.includes(one)));
}

/** After another kind of pet was chosen: what this kind is never asked for becomes what it is asked for. */
function withFittingTargets(rule: Rule): Rule {
  if (rule.requirement.kind !== 'vaccination') return rule;
  const fitting = targetsFor(rule);
  const kept = rule.requirement.targets.filter(
    (code) => customNameOf(code) !== null || fitting.some((target) => target.code === code),
  );
  if (kept.length > 0 || fitting[0] === undefined) return rule;
  return withRequirement(rule, { targets: [fitting[0].code] });
}

const removing = 'remove';

function targetSlot(
  rule: Rule,
  asked: VaccinationRequirement,
  position: number,
  messages: RequirementMessages,
): Slot {
  const code = asked.targets[position] ?? '';
  const taken = asked.targets.filter((_, index) => index !== position);
  const ownName = customNameOf(code);
  const choices = [
    ...targetsFor(rule)
      .filter((target) => !taken.includes(target.code))
      .map((target) => ({ id: target.code, label: target.name })),
    ...(ownName === null ? [] : [{ id: code, label: ownName }]),
  ];
  const put = (target: string) => withRequirement(rule, { targets: asked.targets.with(position, target) });
  return {
    id: `target-${position}`,
    label: messages.labels.target,
    value: findTarget(code)?.name ?? code,
    choices: taken.length > 0 ? [...choices, { id: removing, label: messages.removeTarget }] : choices,
    selected: code,
    choose: (id) => (id === removing ? withRequirement(rule, { targets: taken }) : put(id)),
    name: { maxLength: maxVaccineName, set: (name) => put(customTarget(name)) },
  };
}

function monthsPart(
  rule: Rule,
  { validMonths }: VaccinationRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  if (validMonths === undefined) return [];
  const months = numberSlot({
    id: 'months',
    label: messages.labels.months,
    current: validMonths,
    usual: [6, 12, 24, 36],
    bounds: [1, 120],
    say: messages.months,
    none: { id: 'none', label: messages.noLimit, detail: messages.noLimitDetail },
    set: (value) =>
      withRequirement(rule, { validMonths: value, ...(value === undefined ? { validity: undefined } : {}) }),
  });
  return [messages.fromTheLast, months];
}

function throughSlot(rule: Rule, through: StayEnd, messages: RequirementMessages): Slot {
  const ends = ['departure', 'arrival'] as const;
  return {
    id: 'through',
    label: messages.labels.through,
    value: messages.through[through],
    choices: ends.map((id) => ({ id, label: messages.through[id], detail: messages.throughDetail[id] })),
    selected: through,
    choose: (id) => withRequirement(rule, { through: id === 'arrival' ? 'arrival' : undefined }),
  };
}

function waitPart(
  rule: Rule,
  { waitDays }: VaccinationRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  if (!waitDays) return [];
  const { first, booster } = waitDays;
  const wait = numberSlot({
    id: 'wait',
    label: messages.labels.wait,
    current: first,
    usual: [2, 7, 14, 28],
    bounds: [1, 365],
    say: messages.days,
    none: { id: 'none', label: messages.noWait, detail: messages.noWaitDetail },
    detailOf: (days) => (days === 7 ? messages.usualWait : undefined),
    set: (value) =>
      withRequirement(rule, { waitDays: value === undefined ? undefined : { first: value, booster } }),
  });
  return [
    messages.givenAtLeast,
    wait,
    messages.beforeVisit,
    ...(booster > 0 ? [messages.boosterWait(messages.days(booster))] : []),
  ];
}

function seriesPart(
  { series }: VaccinationRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  return series ? [messages.series(series.doses, series.minSpacingDays)] : [];
}

/** What can be published but not changed here: said, so that no sentence hides a condition. */
function finePrint(asked: VaccinationRequirement, messages: RequirementMessages): readonly string[] {
  const { firstDoseMonths, graceDays, stayAway, accepts } = asked;
  return [
    ...(firstDoseMonths === undefined ? [] : [messages.firstDose(firstDoseMonths)]),
    ...(graceDays ? [messages.grace(graceDays)] : []),
    ...(stayAway ? [messages.stayAway(stayAway.days)] : []),
    ...(accepts?.titerMonths === undefined ? [] : [messages.titer(accepts.titerMonths)]),
    ...(accepts?.exemption ? [messages.exemption] : []),
  ];
}
