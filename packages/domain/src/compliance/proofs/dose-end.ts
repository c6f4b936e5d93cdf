import { addMonthsToDay, type Day } from '../../calendar/index.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';
import type { Dose } from './dose.ts';
import type { EarlierDoses } from './earlier-doses.ts';

function earlierOf(a: Day | null, b: Day | null): Day | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

/** The end by label, by the business's own interval, or the earlier of both. */
function endByValidity(dose: Dose, requirement: VaccinationRequirement): Day | null {
  const { validMonths, validity = 'earlier' } = requirement;
  if (validMonths === undefined || validity === 'label') return dose.labelEnd;
  const intervalEnd = addMonthsToDay(dose.on, validMonths);
  return validity === 'interval' ? intervalEnd : earlierOf(dose.labelEnd, intervalEnd);
}

/**
 * The last valid day of a dose, null if it never ends. A dose is the first one by its number or, unnumbered, because no
 * dose of the same antigen was given on an earlier day.
 */
export function endOfDose(
  dose: Dose,
  earlier: EarlierDoses | null,
  requirement: VaccinationRequirement,
): Day | null {
  const end = endByValidity(dose, requirement);
  if (requirement.firstDoseMonths === undefined) return end;
  const { doseNumber } = dose.record;
  const isFirst = doseNumber === 1 || (doseNumber === null && earlier === null);
  return isFirst ? earlierOf(end, addMonthsToDay(dose.on, requirement.firstDoseMonths)) : end;
}
