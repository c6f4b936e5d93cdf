import { customNameOf, vaccinesForTarget } from '../catalogue/index.ts';
import type { AppliesTo, Contradiction, RequirementOf } from '../compliance/index.ts';
import { ruleProblemTexts } from '../rule-problems/index.ts';

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
  return [{ at: ['targets'], message: ruleProblemTexts.no_vaccine }];
}

/** By the rule's own interval a dose would expire before it begins to count. */
function neverCounts({ validity, validMonths, firstDoseMonths, waitDays, graceDays = 0 }: Vaccination) {
  if (validMonths === undefined || validity === 'label' || waitDays === undefined) return [];
  const lasts = (months: number): number => months * longestMonth + graceDays;
  const first = Math.min(validMonths, firstDoseMonths ?? validMonths);
  if (waitDays.first <= lasts(first) || waitDays.booster <= lasts(validMonths)) return [];
  return [{ at: ['waitDays'], message: ruleProblemTexts.never_counts }];
}

/** The exclusion period would last as long as the dose is valid. */
function alwaysAway({ validity, validMonths, stayAway, graceDays = 0, accepts }: Vaccination) {
  if (validMonths === undefined || validity === 'label' || stayAway === undefined) return [];
  if (stayAway.routes !== undefined || accepts?.titerMonths !== undefined || accepts?.exemption) return [];
  if (stayAway.days <= validMonths * longestMonth + graceDays) return [];
  return [{ at: ['stayAway', 'days'], message: ruleProblemTexts.always_away }];
}

/** A second dose late enough to count would always restart the series. */
function alwaysRestarts({ series }: Vaccination): readonly Contradiction[] {
  if (series?.restartAfterMonths === undefined || series.doses < 2) return [];
  if (series.minSpacingDays <= series.restartAfterMonths * longestMonth) return [];
  return [{ at: ['series', 'restartAfterMonths'], message: ruleProblemTexts.always_restarts }];
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
    return [{ at: ['minWeeks'], message: ruleProblemTexts.too_young }];
  }
  // The fewest days that this many months can have: a pet of that age is at least this many days old.
  const fromDays = Math.max(fromAgeWeeks * 7, fromAgeMonths * 28);
  if (maxWeeks === undefined || fromDays <= maxWeeks * 7) return [];
  return [{ at: ['maxWeeks'], message: ruleProblemTexts.too_old }];
}
