import type { Day } from '../../calendar/index.ts';
import { betterOf, type Finding } from '../vocabulary/finding.ts';
import type { Shortfall } from './shortfall.ts';

/** A record that can satisfy a rule from the day it is dated (null: always) to the day it ends (null: no end). */
export type Proof = {
  readonly id: string;
  readonly on: Day | null;
  readonly validUntil: Day | null;
  readonly shortfall: Shortfall | null;
};

/**
 * How a rule measures proofs. `reachDays` is how long past the arrival a proof must last: the length of the stay, or 0
 * if only the arrival is judged.
 */
export type Measure = { readonly reachDays: number; readonly soonDays: number; readonly graceDays: number };

/** The finding about the end of a proof for a stay that begins on `arrival`. */
export function judgeEnd(
  validUntil: Day | null,
  arrival: Day,
  measure: Measure,
): 'met' | 'expiring' | 'grace' | 'expired' {
  if (validUntil === null) return 'met';
  const stayEnd = arrival + measure.reachDays;
  if (validUntil >= stayEnd) return validUntil > arrival + measure.soonDays ? 'met' : 'expiring';
  return validUntil + measure.graceDays >= stayEnd ? 'grace' : 'expired';
}

/** The finding of a proof at an arrival on or after its date; too little evidence matters only if it would satisfy. */
export function judgeProof(proof: Proof, arrival: Day, measure: Measure): Finding {
  const { id, on, validUntil, shortfall } = proof;
  const byEnd = judgeEnd(validUntil, arrival, measure);
  if (byEnd === 'expired') {
    const isPast = validUntil === null || validUntil < arrival;
    const reason = isPast ? 'expired' : 'expires_during_stay';
    return { status: byEnd, reason, validUntil, on, recordId: id, waitDays: null };
  }
  if (shortfall === null) {
    return { status: byEnd, reason: byEnd, validUntil, on, recordId: id, waitDays: null };
  }
  const reason = shortfall === 'pending' ? 'under_review' : 'unverified';
  return { status: shortfall, reason, validUntil, on, recordId: id, waitDays: null };
}

/** The best finding of the proofs that exist at this arrival; null if there is none. */
export function bestProof(proofs: readonly Proof[], arrival: Day, measure: Measure): Finding | null {
  let best: Finding | null = null;
  for (const proof of proofs) {
    if (proof.on === null || proof.on <= arrival) best = betterOf(best, judgeProof(proof, arrival, measure));
  }
  return best;
}

/** Adds the arrivals at which a proof begins to expire soon, enters its grace days and passes them. */
export function endChangePoints(
  validUntil: Day | null,
  measure: Measure,
  name: (arrival: Day) => void,
): void {
  if (validUntil === null) return;
  const lastArrival = validUntil - measure.reachDays;
  name(validUntil - measure.soonDays);
  name(lastArrival + 1);
  if (measure.graceDays > 0) name(lastArrival + measure.graceDays + 1);
}

/** The arrivals at which a proof appears and at which its end changes the finding. */
export function proofChangePoints(proof: Proof, measure: Measure, name: (arrival: Day) => void): void {
  if (proof.on !== null) name(proof.on);
  endChangePoints(proof.validUntil, measure, name);
}
