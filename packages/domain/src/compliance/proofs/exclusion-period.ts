import type { Day } from '../../calendar/index.ts';
import { type Route, routeOfLabel, routes, vaccines } from '../../catalogue/index.ts';
import { betterOf, type Finding, recordFinding } from '../vocabulary/finding.ts';
import type { ExclusionPeriod } from '../vocabulary/requirement.ts';
import type { AskedTarget } from './asked-target.ts';
import type { Dose } from './dose.ts';

/** A dose that keeps a pet away from the day it was given, or may, its route being unknown. */
type KeepingDose = { readonly id: string; readonly on: Day; readonly until: Day; readonly certain: boolean };

/** The windows in which doses keep a pet away. */
export type ExclusionWindows = readonly KeepingDose[];

const routesByVaccine: ReadonlyMap<string, ReadonlySet<Route | null>> = new Map(
  vaccines.map(({ code, routes }) => [code, new Set(routes.map(routeOfLabel))]),
);

/** A vaccine that the catalogue does not list can have been given in any way. */
const anyRoute: ReadonlySet<Route | null> = new Set(routes);

/** Whether a dose's route is one of those asked: yes, no, or 'perhaps' where the catalogue allows several. */
function routeIsOneOf(dose: Dose, asked: readonly Route[]): boolean | 'perhaps' {
  if (dose.record.route !== null) return asked.includes(dose.record.route);
  const possible = routesByVaccine.get(dose.vaccine.code) ?? anyRoute;
  const couldBe = asked.some((route) => possible.has(route));
  return couldBe && possible.size !== 1 ? 'perhaps' : couldBe;
}

const none: ExclusionWindows = [];

/** The windows after doses of the antigens a rule is about; vaccines that never count for its target open one too. */
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

/** The best of the doses that keep the pet away on this arrival, a certain one first; null where none does. */
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

/** Names the arrivals at which a window opens and closes. */
export function exclusionChangePoints(windows: ExclusionWindows, name: (arrival: Day) => void): void {
  for (const { on, until } of windows) {
    name(on);
    name(until);
  }
}
