import { findTarget, type Rule, type StayEnd, targets, type VaccinationRequirement } from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import { needs, petPhrase } from './pet-phrase.ts';
import type { Part, Slot } from './sentence-part.ts';
import { evidenceSlot, numberSlot } from './slots.ts';
import type { RequirementWords } from './words.ts';

/** "Every dog needs bordetella from the last 6 months, given at least 7 days before a first visit." */
export function vaccinationSentence(
  rule: Rule,
  asked: VaccinationRequirement,
  words: RequirementWords,
): readonly Part[] {
  return [
    ...petPhrase(rule, words, withFittingTargets),
    needs(rule, words),
    ...asked.targets.flatMap((_, place): Part[] => [
      ...(place > 0 ? [words.or] : []),
      targetSlot(rule, asked, place, words),
    ]),
    ...seriesPart(asked, words),
    ...monthsPart(rule, asked, words),
    words.valid,
    throughSlot(rule, asked.through ?? 'departure', words),
    ...waitPart(rule, asked, words),
    ...(asked.evidence && asked.evidence !== 'owner'
      ? [words.proof, evidenceSlot(rule, asked.evidence, words), words.asProof]
      : []),
    ...finePrint(asked, words),
    words.stop,
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
  const kept = rule.requirement.targets.filter((code) => fitting.some((target) => target.code === code));
  if (kept.length > 0 || fitting[0] === undefined) return rule;
  return withRequirement(rule, { targets: [fitting[0].code] });
}

const removing = 'remove';

function targetSlot(rule: Rule, asked: VaccinationRequirement, place: number, words: RequirementWords): Slot {
  const code = asked.targets[place] ?? '';
  const taken = asked.targets.filter((_, index) => index !== place);
  const choices = targetsFor(rule)
    .filter((target) => !taken.includes(target.code))
    .map((target) => ({ id: target.code, label: target.name }));
  return {
    id: `target-${place}`,
    label: words.labels.target,
    value: findTarget(code)?.name ?? code,
    choices: taken.length > 0 ? [...choices, { id: removing, label: words.removeTarget }] : choices,
    selected: code,
    choose: (id) =>
      withRequirement(rule, { targets: id === removing ? taken : asked.targets.with(place, id) }),
  };
}

function monthsPart(
  rule: Rule,
  { validMonths }: VaccinationRequirement,
  words: RequirementWords,
): readonly Part[] {
  if (validMonths === undefined) return [];
  const months = numberSlot({
    id: 'months',
    label: words.labels.months,
    current: validMonths,
    usual: [6, 12, 24, 36],
    bounds: [1, 120],
    say: words.months,
    none: { id: 'none', label: words.noLimit, detail: words.noLimitDetail },
    set: (value) =>
      withRequirement(rule, { validMonths: value, ...(value === undefined ? { validity: undefined } : {}) }),
  });
  return [words.fromTheLast, months];
}

function throughSlot(rule: Rule, through: StayEnd, words: RequirementWords): Slot {
  const ends = ['departure', 'arrival'] as const;
  return {
    id: 'through',
    label: words.labels.through,
    value: words.through[through],
    choices: ends.map((id) => ({ id, label: words.through[id], detail: words.throughDetail[id] })),
    selected: through,
    choose: (id) => withRequirement(rule, { through: id === 'arrival' ? 'arrival' : undefined }),
  };
}

function waitPart(
  rule: Rule,
  { waitDays }: VaccinationRequirement,
  words: RequirementWords,
): readonly Part[] {
  if (!waitDays) return [];
  const { first, booster } = waitDays;
  const wait = numberSlot({
    id: 'wait',
    label: words.labels.wait,
    current: first,
    usual: [2, 7, 14, 28],
    bounds: [1, 365],
    say: words.days,
    none: { id: 'none', label: words.noWait, detail: words.noWaitDetail },
    detailOf: (days) => (days === 7 ? words.usualWait : undefined),
    set: (value) =>
      withRequirement(rule, { waitDays: value === undefined ? undefined : { first: value, booster } }),
  });
  return [
    words.givenAtLeast,
    wait,
    words.beforeVisit,
    ...(booster > 0 ? [words.boosterWait(words.days(booster))] : []),
  ];
}

function seriesPart({ series }: VaccinationRequirement, words: RequirementWords): readonly Part[] {
  return series ? [words.series(series.doses, series.minSpacingDays)] : [];
}

/** What can be published but not changed here: said, so that no sentence hides a condition. */
function finePrint(asked: VaccinationRequirement, words: RequirementWords): readonly string[] {
  const { firstDoseMonths, graceDays, stayAway, accepts } = asked;
  return [
    ...(firstDoseMonths === undefined ? [] : [words.firstDose(firstDoseMonths)]),
    ...(graceDays ? [words.grace(graceDays)] : []),
    ...(stayAway ? [words.stayAway(stayAway.days)] : []),
    ...(accepts?.titerMonths === undefined ? [] : [words.titer(accepts.titerMonths)]),
    ...(accepts?.exemption ? [words.exemption] : []),
  ];
}
