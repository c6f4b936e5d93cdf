import {
  customNameOf,
  customTarget,
  findTarget,
  maxVaccineName,
  type Rule,
  targets,
  type VaccinationRequirement,
} from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import {
  alternativeParts,
  endParts,
  exclusionParts,
  graceParts,
  seriesParts,
  waitParts,
} from './dose-sentence-parts.ts';
import type { requirementMessages } from './messages.gen.ts';
import { ending, needsVaccination, petPhrase } from './pet-phrase.ts';
import type { SentencePart, Slot } from './sentence-part.ts';
import { proofParts, throughSlot } from './slots.ts';

type RequirementMessages = typeof requirementMessages;

/** "Every dog needs bordetella from the last 6 months, given at least 7 days before a first visit." */
export function vaccinationSentence(
  rule: Rule,
  asked: VaccinationRequirement,
  messages: RequirementMessages,
): readonly SentencePart[] {
  return [
    ...petPhrase(rule, messages, withFittingTargets),
    needsVaccination(rule, messages),
    ...doseTargets(rule, asked, messages),
    ...doseDetails(rule, asked, messages),
  ];
}

type DoseParts = (
  rule: Rule,
  asked: VaccinationRequirement,
  messages: RequirementMessages,
) => readonly SentencePart[];

/** "Rabies", or "Rabies or Bordetella": the vaccines of which one is enough. */
export const doseTargets: DoseParts = (rule, asked, messages) =>
  asked.targets.flatMap((_, index): SentencePart[] => [
    ...(index > 0 ? [messages.or] : []),
    targetSlot(rule, asked, index, messages),
  ]);

/** " from the last 6 months, valid through check-out.": what a dose must be like. */
export const doseDetails: DoseParts = (rule, asked, messages) => [
  ...seriesParts(rule, asked, messages),
  ...endParts(rule, asked, messages),
  messages.valid,
  throughSlot(rule, asked.through ?? 'departure', messages),
  ...waitParts(rule, asked, messages),
  ...proofParts(rule, asked.evidence, messages),
  ...graceParts(rule, asked, messages),
  ...exclusionParts(rule, asked, messages),
  ...alternativeParts(rule, asked, messages),
  ...ending(rule, messages),
];

/** The targets that can be required for at least one of the rule's species. */
export function targetsFor({ appliesTo }: Rule): typeof targets {
  const species = appliesTo?.species;
  if (!species) return targets;
  return targets.filter((target) => species.some((one) => target.species.includes(one)));
}

/** Replaces targets that cannot be required for the newly chosen species. */
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
    name: {
      maxLength: maxVaccineName,
      other: messages.ownVaccine,
      question: messages.ownVaccineTitle,
      help: messages.ownVaccineHelp,
      required: messages.ownVaccineRequired,
      set: (name) => put(customTarget(name)),
    },
  };
}
