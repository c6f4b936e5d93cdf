import { customNameOf, vaccinesForTarget } from '../catalogue/index.ts';
import type { AppliesTo, Contradiction, RequirementOf } from '../compliance/index.ts';

/** The most days that a month can have. */
const longestMonth = 31;

type Vaccination = RequirementOf<'vaccination'>;

/** No vaccine of the catalogue is made for any species that the rule names, and nothing is accepted instead. */
function withoutVaccine({ targets, accepts }: Vaccination, { species }: AppliesTo): readonly Contradiction[] {
  if (species === undefined || accepts?.titerMonths !== undefined || accepts?.exemption) return [];
  const isOffered = targets.some(
    (target) =>
      customNameOf(target) !== null || species.some((one) => vaccinesForTarget(target, one).length > 0),
  );
  if (isOffered) return [];
  const message =
    'No vaccine of the list is made for this species, so no pet could meet the rule. Choose another species or vaccine.';
  return [{ at: ['targets'], message }];
}

/** By the rule's own interval a dose would expire before it begins to count. */
function neverCounts({ validity, validMonths, firstDoseMonths, waitDays, graceDays = 0 }: Vaccination) {
  if (validMonths === undefined || validity === 'label' || waitDays === undefined) return [];
  const lasts = (months: number): number => months * longestMonth + graceDays;
  const first = Math.min(validMonths, firstDoseMonths ?? validMonths);
  if (waitDays.first <= lasts(first) || waitDays.booster <= lasts(validMonths)) return [];
  const message =
    'A dose would end before it begins to count. Shorten the wait, or let doses be valid for longer.';
  return [{ at: ['waitDays'], message }];
}

/** The exclusion period would last as long as the dose is valid. */
function alwaysAway({ validity, validMonths, stayAway, graceDays = 0, accepts }: Vaccination) {
  if (validMonths === undefined || validity === 'label' || stayAway === undefined) return [];
  if (stayAway.routes !== undefined || accepts?.titerMonths !== undefined || accepts?.exemption) return [];
  if (stayAway.days <= validMonths * longestMonth + graceDays) return [];
  const message =
    'A pet would have to stay away for as long as its dose is valid. Shorten the days away, or let doses be valid for longer.';
  return [{ at: ['stayAway', 'days'], message }];
}

/** A second dose late enough to count would always restart the series. */
function alwaysRestarts({ series }: Vaccination): readonly Contradiction[] {
  if (series?.restartAfterMonths === undefined || series.doses < 2) return [];
  if (series.minSpacingDays <= series.restartAfterMonths * longestMonth) return [];
  const message =
    'The series would start again before its next dose counts. Shorten the shortest gap, or let it start again later.';
  return [{ at: ['series', 'restartAfterMonths'], message }];
}

/** Vaccination rules that no pet could meet with the available vaccines and the required days. */
export function unreachableDoses(requirement: Vaccination, appliesTo: AppliesTo): readonly Contradiction[] {
  return [
    ...withoutVaccine(requirement, appliesTo),
    ...neverCounts(requirement),
    ...alwaysAway(requirement),
    ...alwaysRestarts(requirement),
  ];
}

/** The rule requires an age that the pets it applies to never have. */
export function unreachableAge(
  { minWeeks, maxWeeks }: RequirementOf<'age'>,
  { fromAgeWeeks = 0, fromAgeMonths = 0, untilAgeWeeks }: AppliesTo,
): readonly Contradiction[] {
  if (minWeeks !== undefined && untilAgeWeeks !== undefined && untilAgeWeeks <= minWeeks) {
    const message =
      'The rule is only for pets that are younger than the age it asks for, so none of them could meet it. Change one of the ages.';
    return [{ at: ['minWeeks'], message }];
  }
  // The fewest days that this many months can have: a pet of that age is at least this many days old.
  const fromDays = Math.max(fromAgeWeeks * 7, fromAgeMonths * 28);
  if (maxWeeks === undefined || fromDays <= maxWeeks * 7) return [];
  const message =
    'The rule is only for pets that are older than the age it allows, so none of them could meet it. Change one of the ages.';
  return [{ at: ['maxWeeks'], message }];
}
