import type { Day } from '../../calendar/index.ts';
import { betterOf, type Finding, missing } from '../vocabulary/finding.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';
import type { Dose } from './dose.ts';
import { endOfDose } from './dose-end.ts';
import { waitOfDose } from './dose-wait.ts';
import { earlierDoses } from './earlier-doses.ts';
import { judgeProof, type Measure, type Proof, proofChangePoints } from './proof.ts';
import { seriesCounters } from './series.ts';
import { shortfallOf } from './shortfall.ts';

/**
 * A dose as one rule counts it. It does not depend on the arrival: later doses never change an earlier one, so that a
 * series is computed once and evaluated for any day.
 */
type CountedDose = Proof & { readonly on: Day; readonly waitDays: number; readonly incomplete: boolean };

/** The doses of one antigen in a series, in the order in which they were given. */
export type DoseSeries = readonly CountedDose[];

/** Computes a series from the doses that carry its antigen, sorted by day. */
export function doseSeriesFor(doses: readonly Dose[], requirement: VaccinationRequirement): DoseSeries {
  const { series, waitDays } = requirement;
  const counters = series === undefined ? null : seriesCounters(doses, series);
  const befores = earlierDoses(doses);
  return doses.map((dose, index) => {
    const earlier = befores[index] ?? null;
    return {
      id: dose.record.id,
      on: dose.on,
      validUntil: endOfDose(dose, earlier, requirement),
      shortfall: shortfallOf(dose.record, requirement),
      waitDays: waitOfDose(dose, earlier, waitDays),
      incomplete: series !== undefined && (counters?.[index] ?? 0) < series.doses,
    };
  });
}

/** The finding of one dose: series incomplete, too early, never valid, or by its end. */
function judgeDose(dose: CountedDose, arrival: Day, measure: Measure): Finding {
  const { id, on, validUntil, waitDays } = dose;
  if (dose.incomplete) {
    return {
      status: 'incomplete',
      reason: 'series_incomplete',
      validUntil,
      on,
      recordId: id,
      waitDays: null,
    };
  }
  if (arrival < on + waitDays) {
    return { status: 'waiting', reason: 'dose_too_recent', validUntil, on, recordId: id, waitDays };
  }
  if (validUntil === null) {
    return {
      status: 'needs_information',
      reason: 'dose_without_end',
      validUntil,
      on,
      recordId: id,
      waitDays: null,
    };
  }
  return judgeProof(dose, arrival, measure);
}

/** The best of a series' doses at an arrival. Each dose is judged alone: two doses never cover a stay together. */
export function judgeDoseSeries(counted: DoseSeries, arrival: Day, measure: Measure): Finding {
  let best: Finding | null = null;
  for (const dose of counted) {
    if (dose.on > arrival) break;
    best = betterOf(best, judgeDose(dose, arrival, measure));
  }
  return best ?? missing;
}

/** The arrivals at which a dose appears, begins to count, and at which its end changes the finding. */
export function seriesChangePoints(
  counted: DoseSeries,
  measure: Measure,
  name: (arrival: Day) => void,
): void {
  for (const dose of counted) {
    proofChangePoints(dose, measure, name);
    name(dose.on + dose.waitDays);
  }
}
