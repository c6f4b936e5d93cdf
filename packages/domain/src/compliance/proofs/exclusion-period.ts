import type { Day } from '../../calendar/index.ts';
import { type Route, routeOfLabel, routes, vaccines } from '../../catalogue/index.ts';
import { betterOf, type Finding, recordFinding } from '../vocabulary/finding.ts';
import type { ExclusionPeriod } from '../vocabulary/requirement.ts';
import type { AskedTarget } from './asked-target.ts';
import type { Dose } from './dose.ts';

/** A dose that starts an exclusion period on the day it was given, or may start one because its route is unknown. */
type KeepingDose = { readonly id: string; readonly on: Day; readonly until: Day; readonly certain: boolean };

/** The exclusion periods of a pet. */
export type ExclusionWindows = readonly KeepingDose[];

const routesByVaccine: ReadonlyMap<string, ReadonlySet<Route | null>> = new Map(
  vaccines.map(({ code, routes }) => [code, new Set(routes.map(routeOfLabel))]),
);

/** A vaccine that the catalogue does not list can have been given by any route. */
const anyRoute: ReadonlySet<Route | null> = new Set(routes);

/** Whether a dose's route is one of these: yes, no, or 'perhaps' if the catalogue allows several. */
function routeIsOneOf(dose: Dose, asked: readonly Route[]): boolean | 'perhaps' {
  if (dose.record.route !== null) return asked.includes(dose.record.route);
  const possible = routesByVaccine.get(dose.vaccine.code) ?? anyRoute;
  const couldBe = asked.some((route) => possible.has(route));
  return couldBe && possible.size !== 1 ? 'perhaps' : couldBe;
}

const none: ExclusionWindows = [];

/** The periods after doses of the rule's antigens; vaccines that never count for its target also start one. */
export function exclusionWindows(
  doses: readonly Dose[],
  targets: readonly AskedTarget[],
  stayAway: ExclusionPeriod | undefined,
): ExclusionWindows {
  if (stayAway === undefined) return none;
  const windows: KeepingDose[] = [];
  for (const dose of doses) {
    if (!targets.some(({ related }) => related.has(dose.vaccine.code))) continue;
    const keeps = stayAway.routes === undefined || routeIsOneOf(dose, stayAway.routes);
    if (keeps === false) continue;
    windows.push({
      id: dose.record.id,
      on: dose.on,
      until: dose.on + stayAway.days,
      certain: keeps === true,
    });
  }
  return windows;
}

/** The exclusion that decides on this arrival, a certain one first; null if there is none. */
export function judgeExclusion(windows: ExclusionWindows, arrival: Day): Finding | null {
  let best: Finding | null = null;
  for (const { id, on, until, certain } of windows) {
    if (arrival < on || arrival >= until) continue;
    const finding = certain
      ? recordFinding('stay_away', 'stay_away', id, on)
      : recordFinding('needs_information', 'route_unknown', id, on);
    best = betterOf(best, finding);
  }
  return best;
}

/** Adds the arrivals at which a period begins and ends. */
export function exclusionChangePoints(windows: ExclusionWindows, name: (arrival: Day) => void): void {
  for (const { on, until } of windows) {
    name(on);
    name(until);
  }
}
