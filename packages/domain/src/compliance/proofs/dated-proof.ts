import { type Day, dayOf } from '../../calendar/index.ts';
import { shortfallOf } from '../vocabulary/evidence.ts';
import { betterOf, type Finding, missing, recordFinding } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { DeclarationRequirement, TestRequirement, TreatmentRequirement } from '../vocabulary/rule.ts';
import { bestProof, type Measure, type Proof, proofChangePoints } from './proof.ts';

/** A proof with a date of its own, that speaks for the pet or against it. */
type DatedProof = Proof & { readonly on: Day; readonly fails: boolean };

/** The latest failing result by this arrival, of one day the one with the smaller id. */
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

function datedProofJudge(proofs: readonly DatedProof[], failedReason: Reason, soonDays: number): Judge {
  const measure: Measure = { reachDays: 0, soonDays, graceDays: 0 };
  return {
    at: (arrival) => judgeDatedProofs(proofs, failedReason, arrival, measure),
    changePoints: (name) => {
      for (const proof of proofs) proofChangePoints(proof, measure, name);
    },
  };
}

/** Makes a test rule ready: positive and not protective results fail, whatever their evidence. */
export function testJudge(requirement: TestRequirement, records: PetRecords, soonDays: number): Judge {
  const proofs = records.tests
    .filter(({ test }) => test === requirement.test)
    .map((record) => {
      const on = dayOf(record.takenOn);
      return {
        id: record.id,
        on,
        validUntil: on + requirement.maxAgeDays,
        shortfall: shortfallOf(record, requirement.evidence),
        fails: record.result === 'positive' || record.result === 'not_protective',
      };
    });
  return datedProofJudge(proofs, 'test_failed', soonDays);
}

/** Makes a treatment rule ready; no treatment fails. */
export function treatmentJudge(
  requirement: TreatmentRequirement,
  records: PetRecords,
  soonDays: number,
): Judge {
  const proofs = records.treatments
    .filter(({ treatment }) => treatment === requirement.treatment)
    .map((record) => {
      const on = dayOf(record.givenOn);
      return {
        id: record.id,
        on,
        validUntil: on + requirement.maxAgeDays,
        shortfall: shortfallOf(record, requirement.evidence),
        fails: false,
      };
    });
  return datedProofJudge(proofs, 'test_failed', soonDays);
}

/** Makes a declaration rule ready: an answer 'no' fails. */
export function declarationJudge(
  requirement: DeclarationRequirement,
  records: PetRecords,
  soonDays: number,
): Judge {
  const proofs = records.declarations
    .filter(({ code }) => code === requirement.code)
    .map((record) => {
      const on = dayOf(record.on);
      const fails = record.answer === 'no';
      return { id: record.id, on, validUntil: on + requirement.maxAgeDays, shortfall: null, fails };
    });
  return datedProofJudge(proofs, 'declared_no', soonDays);
}
