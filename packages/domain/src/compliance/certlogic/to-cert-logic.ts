import { kindOf } from '../kinds/kinds.ts';
import type { AppliesTo, Rule } from '../vocabulary/rule.ts';
import {
  all,
  any,
  type CertLogic,
  choose,
  isBefore,
  isIn,
  isNotBefore,
  not,
  plusDays,
  read,
} from './expression.ts';

/** Ages in weeks; a partial birth date applies if some possible day does, an unknown one always. */
function agesLogic({ fromAgeWeeks, untilAgeWeeks }: AppliesTo): CertLogic {
  if (fromAgeWeeks !== undefined && untilAgeWeeks !== undefined && fromAgeWeeks >= untilAgeWeeks)
    return false;
  const arrival = plusDays(read('visit.arrival'), 0);
  const from =
    fromAgeWeeks === undefined
      ? true
      : isNotBefore(arrival, plusDays(read('pet.bornFrom'), fromAgeWeeks * 7));
  const until =
    untilAgeWeeks === undefined
      ? true
      : isBefore(arrival, plusDays(read('pet.bornUntil'), untilAgeWeeks * 7));
  return choose(read('pet.bornFrom'), all([from, until]), true);
}

function appliesLogic(appliesTo: AppliesTo): CertLogic {
  const { species, sex, services, lastDay } = appliesTo;
  return all([
    species === undefined ? true : isIn(read('pet.species'), species),
    sex === undefined ? true : isIn(read('pet.sex'), [sex, 'unknown']),
    services === undefined ? true : any([not(read('visit.service')), isIn(read('visit.service'), services)]),
    lastDay === undefined ? true : isNotBefore(plusDays(lastDay, 0), plusDays(read('visit.arrival'), 0)),
    agesLogic(appliesTo),
  ]);
}

/**
 * A rule as a CertLogic expression over the data of `certLogicData`: true if the rule is satisfied. Null if CertLogic
 * cannot express it: calendar months, series and titers.
 */
export function toCertLogic(rule: Rule): CertLogic | null {
  const requirement = kindOf(rule.requirement).certLogic(rule.requirement);
  if (requirement === null || rule.appliesTo === undefined) return requirement;
  if (rule.appliesTo.fromAgeMonths !== undefined) return null;
  return choose(appliesLogic(rule.appliesTo), requirement, true);
}
