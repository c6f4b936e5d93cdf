import type { Day } from '../../calendar/index.ts';
import { betterOf, type Finding, missing, recordFinding } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { Reason } from '../vocabulary/reason.ts';
import { bestProof, type Measure, type Proof, proofChangePoints } from './proof.ts';

/** A proof with a date, which counts for the pet or against it. */
export type DatedProof = Proof & { readonly on: Day; readonly fails: boolean };

/** The latest failing result by this arrival; on the same day the one with the smaller id. */
function latestFailing(proofs: readonly DatedProof[], arrival: Day, reason: Reason): Finding | null {
  let latest: Finding | null = null;
  for (const { id, on, fails } of proofs) {
    if (fails && on <= arrival) latest = betterOf(latest, recordFinding('failed', reason, id, on));
  }
  return latest;
}

/** A failing result counts until a passing one of a later day; after it only later passing ones count. */
function judgeDatedProofs(
  proofs: readonly DatedProof[],
  failedReason: Reason,
  arrival: Day,
  measure: Measure,
): Finding {
  const failing = latestFailing(proofs, arrival, failedReason);
  const failedOn = failing?.on ?? Number.NEGATIVE_INFINITY;
  const passing = proofs.filter(({ on, fails }) => !fails && on > failedOn);
  return bestProof(passing, arrival, measure) ?? failing ?? missing;
}

/** A judge over dated proofs at the arrival only; `failedReason` is the reason of a failing one. */
export function datedProofJudge(
  proofs: readonly DatedProof[],
  failedReason: Reason,
  soonDays: number,
): Judge {
  const measure: Measure = { reachDays: 0, soonDays, graceDays: 0 };
  return {
    at: (arrival) => judgeDatedProofs(proofs, failedReason, arrival, measure),
    changePoints: (name) => {
      for (const proof of proofs) proofChangePoints(proof, measure, name);
    },
  };
}
