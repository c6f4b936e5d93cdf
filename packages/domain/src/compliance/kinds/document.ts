import { type Day, dayOf } from '../../calendar/index.ts';
import { all, any, type CertLogic, choose, is, not, read, someOf } from '../certlogic/expression.ts';
import {
  existsBy,
  hasEvidence,
  reaches,
  reachesOrNeverEnds,
  stayEndSeen,
} from '../certlogic/record-conditions.ts';
import { cureNamed } from '../messages/cures.ts';
import { wordsOfCode } from '../messages/words-of-code.ts';
import { bestProof, type Proof, proofChangePoints } from '../proofs/proof.ts';
import { shortfallOf } from '../proofs/shortfall.ts';
import { betterOf, type Finding, missing, recordFinding } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { DocumentRecord, PetRecords } from '../vocabulary/pet-records.ts';
import type { DocumentRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

/** The earlier of the printed end and the age limit; null if a document never expires. */
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
    shortfall: shortfallOf(record, requirement),
  };
}

/** Prepares a document rule; an undated document cannot show that it is recent enough. */
function documentJudge(
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

function documentLogic(requirement: DocumentRequirement): CertLogic {
  const { document, maxAgeDays, through } = requirement;
  const issued = read('current.issuedOn');
  const age =
    maxAgeDays === undefined
      ? true
      : choose(issued, reaches('issuedOn', maxAgeDays, stayEndSeen(through)), false);
  return someOf(
    'records.documents',
    all([
      is(read('current.kind'), document),
      not(read('current.rejected')),
      any([not(issued), existsBy('issuedOn')]),
      reachesOrNeverEnds('expiresOn', stayEndSeen(through)),
      age,
      hasEvidence(requirement),
    ]),
  );
}

/** A document of a kind that lasts through the stay. */
export const documentKind: KindDefinition<DocumentRequirement> = {
  heading: ({ document }, words) => wordsOfCode(document, words),
  judge: (requirement, { records, stayDays }, soonDays) =>
    documentJudge(requirement, records, stayDays, soonDays),
  proofDays: ({ maxAgeDays }) => maxAgeDays,
  cures: ({ document }) => {
    const step = { action: 'add', record: { kind: 'document', code: document } } as const;
    return {
      missing: cureNamed('upload', step),
      ended: cureNamed('addNewer', step),
    };
  },
  reasons: [
    'met',
    'expiring',
    'under_review',
    'unverified',
    'expired',
    'expires_during_stay',
    'missing',
    'issue_date_unknown',
  ],
  ended: 'expired',
  certLogic: documentLogic,
  reads: () => ['documents'],
  asks: ({ document }) => ({ about: 'records', list: 'documents', code: document }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
