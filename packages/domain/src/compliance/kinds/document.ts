import { type Day, dayOf } from '../../calendar/index.ts';
import { bestProof, type Proof, proofChangePoints } from '../proofs/proof.ts';
import { shortfallOf } from '../vocabulary/evidence.ts';
import { betterOf, type Finding, missing, recordFinding } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { DocumentRecord, PetRecords } from '../vocabulary/pet-records.ts';
import type { DocumentRequirement } from '../vocabulary/rule.ts';

/** The earlier of the printed end and the age limit; null where a document never ends. */
function endOf(expiresOn: Day | null, issuedOn: Day | null, maxAgeDays: number | undefined): Day | null {
  const agedOut = issuedOn === null || maxAgeDays === undefined ? null : issuedOn + maxAgeDays;
  if (expiresOn === null || agedOut === null) return expiresOn ?? agedOut;
  return Math.min(expiresOn, agedOut);
}

function proofOf(record: DocumentRecord, requirement: DocumentRequirement): Proof {
  const on = record.issuedOn === null ? null : dayOf(record.issuedOn);
  const expiresOn = record.expiresOn === null ? null : dayOf(record.expiresOn);
  return {
    id: record.id,
    on,
    validUntil: endOf(expiresOn, on, requirement.maxAgeDays),
    shortfall: shortfallOf(record, requirement.evidence),
  };
}

/** Makes a document rule ready; an undated document cannot show that it is young enough. */
export function documentJudge(
  requirement: DocumentRequirement,
  records: PetRecords,
  stayDays: number,
  soonDays: number,
): Judge {
  const measure = { reachDays: requirement.through === 'arrival' ? 0 : stayDays, soonDays, graceDays: 0 };
  const proofs = records.documents
    .filter(({ kind, rejected }) => kind === requirement.document && !rejected)
    .map((record) => proofOf(record, requirement));
  const isAgeless = (proof: Proof): boolean => requirement.maxAgeDays !== undefined && proof.on === null;
  const dated = proofs.filter((proof) => !isAgeless(proof));
  let undated: Finding | null = null;
  for (const { id } of proofs.filter(isAgeless)) {
    undated = betterOf(undated, recordFinding('needs_information', 'issue_date_unknown', id, null));
  }
  return {
    at: (arrival) => bestProof(dated, arrival, measure) ?? undated ?? missing,
    changePoints: (name) => {
      for (const proof of dated) proofChangePoints(proof, measure, name);
    },
  };
}
