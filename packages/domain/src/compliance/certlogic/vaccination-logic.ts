import { findTarget, type Target } from '../../catalogue/index.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';
import {
  all,
  any,
  type CertLogic,
  choose,
  is,
  isAtLeast,
  isBefore,
  isIn,
  isNotBefore,
  not,
  plusDays,
  read,
  someOf,
} from './expression.ts';
import { arrivalSeen, existsBy, hasEvidence, reaches, stayEndSeen } from './record-conditions.ts';

const antigensOf = (target: Target): readonly string[] => target.allOf ?? target.anyOf ?? [];

/** The dose called `name` is active, carries the antigen and is of no vaccine the target excludes. */
function carries(name: string, antigen: string, target: Target): CertLogic {
  const excluded = target.notFrom ?? [];
  return all([
    is(read(`${name}.state`), 'active'),
    isIn(antigen, read(`${name}.antigens`)),
    excluded.length === 0 ? true : not(isIn(read(`${name}.vaccine`), excluded)),
  ]);
}

/** The dose is numbered as a booster, or was given while an earlier dose was valid by its label. */
function isBooster(antigen: string, target: Target): CertLogic {
  const given = plusDays(read('accumulator.current.administeredOn'), 0);
  const ranStill = all([
    carries('current', antigen, target),
    isBefore(plusDays(read('current.administeredOn'), 0), given),
    choose(read('current.endsOn'), isNotBefore(plusDays(read('current.endsOn'), 0), given), false),
  ]);
  return any([
    isAtLeast(read('current.doseNumber'), 2),
    someOf('accumulator.records.vaccinations', ranStill),
  ]);
}

function countsAlready(requirement: VaccinationRequirement, antigen: string, target: Target): CertLogic {
  const { waitDays } = requirement;
  if (waitDays === undefined) return true;
  const after = (days: number): CertLogic =>
    isNotBefore(arrivalSeen, plusDays(read('current.administeredOn'), days));
  if (waitDays.first === waitDays.booster) return after(waitDays.first);
  return choose(isBooster(antigen, target), after(waitDays.booster), after(waitDays.first));
}

function hasDose(requirement: VaccinationRequirement, antigen: string, target: Target): CertLogic {
  const { graceDays = 0, through } = requirement;
  return someOf(
    'records.vaccinations',
    all([
      carries('current', antigen, target),
      existsBy('administeredOn'),
      hasEvidence(requirement),
      countsAlready(requirement, antigen, target),
      choose(read('current.endsOn'), reaches('endsOn', graceDays, stayEndSeen(through)), false),
    ]),
  );
}

function meetsTarget(requirement: VaccinationRequirement, target: Target): CertLogic {
  const doses = antigensOf(target).map((antigen) => hasDose(requirement, antigen, target));
  return target.allOf === undefined ? any(doses) : all(doses);
}

function isExempt(requirement: VaccinationRequirement): CertLogic {
  if (requirement.accepts?.exemption !== true) return false;
  return someOf(
    'records.exemptions',
    all([
      isIn(read('current.target'), requirement.targets),
      existsBy('from'),
      reaches('until', 0, stayEndSeen(requirement.through)),
      hasEvidence(requirement),
    ]),
  );
}

/** Whether a dose starts an exclusion period, or may: its possible routes are in the data. */
function isExcluded({ stayAway }: VaccinationRequirement, targets: readonly Target[]): CertLogic {
  if (stayAway === undefined) return false;
  const antigens = [...new Set(targets.flatMap(antigensOf))];
  const { days, routes } = stayAway;
  return someOf(
    'records.vaccinations',
    all([
      is(read('current.state'), 'active'),
      any(antigens.map((antigen) => isIn(antigen, read('current.antigens')))),
      routes === undefined ? true : any(routes.map((route) => isIn(route, read('current.routes')))),
      existsBy('administeredOn'),
      isBefore(arrivalSeen, plusDays(read('current.administeredOn'), days)),
    ]),
  );
}

/**
 * A vaccination rule, or null if it needs what CertLogic lacks: months clamped to their end (CertLogic's months run
 * over into the next one), titers, and counting a series.
 */
export function vaccinationLogic(requirement: VaccinationRequirement): CertLogic | null {
  const { validMonths, firstDoseMonths, series, accepts } = requirement;
  if ([validMonths, firstDoseMonths, series, accepts?.titerMonths].some((part) => part !== undefined))
    return null;
  const targets = requirement.targets.map(findTarget).filter((target) => target !== null);
  const byTargets = targets.map((target) => meetsTarget(requirement, target));
  return all([not(isExcluded(requirement, targets)), any([...byTargets, isExempt(requirement)])]);
}
