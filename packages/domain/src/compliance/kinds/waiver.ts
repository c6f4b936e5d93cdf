import { type Day, dayOf } from '../../calendar/index.ts';
import { all, type CertLogic, is, isAtLeast, read, someOf } from '../certlogic/expression.ts';
import { existsBy, reachesOrNeverEnds, stayEndSeen } from '../certlogic/record-conditions.ts';
import { sign } from '../messages/cures.ts';
import { judgeProof, type Measure, type Proof, proofChangePoints } from '../proofs/proof.ts';
import { betterOf, type Finding, missing } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { WaiverRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

/** A signature under a waiver; one under an older version has to be renewed. */
type Signature = Proof & { readonly on: Day; readonly isOlder: boolean };

function judgeSignature(signature: Signature, arrival: Day, measure: Measure): Finding {
  if (!signature.isOlder) return judgeProof(signature, arrival, measure);
  const { id, on, validUntil } = signature;
  return { status: 'expired', reason: 'older_version', validUntil, on, recordId: id, waitDays: null };
}

/** Prepares a waiver rule: the best signature decides, and must last to the departure. */
function waiverJudge(
  requirement: WaiverRequirement,
  records: PetRecords,
  stayDays: number,
  soonDays: number,
): Judge {
  const measure = { reachDays: stayDays, soonDays, graceDays: 0 };
  const signatures = records.signatures
    .filter(({ waiverId }) => waiverId === requirement.waiverId)
    .map((record) => ({
      id: record.id,
      on: dayOf(record.signedOn),
      validUntil: record.expiresOn === null ? null : dayOf(record.expiresOn),
      shortfall: null,
      isOlder: record.materialVersion < requirement.materialVersion,
    }));
  return {
    at: (arrival) => {
      let best: Finding | null = null;
      for (const signature of signatures) {
        if (signature.on <= arrival) best = betterOf(best, judgeSignature(signature, arrival, measure));
      }
      return best ?? missing;
    },
    changePoints: (name) => {
      for (const signature of signatures) proofChangePoints(signature, measure, name);
    },
  };
}

function waiverLogic({ waiverId, materialVersion }: WaiverRequirement): CertLogic {
  return someOf(
    'records.signatures',
    all([
      is(read('current.waiverId'), waiverId),
      isAtLeast(read('current.materialVersion'), materialVersion),
      existsBy('signedOn'),
      reachesOrNeverEnds('expiresOn', stayEndSeen('departure')),
    ]),
  );
}

/** A signature under the current version of a waiver that lasts to the departure. */
export const waiverKind: KindDefinition<WaiverRequirement> = {
  heading: (_, { checks }) => checks.headings.waiver,
  judge: (requirement, { records, stayDays }, soonDays) =>
    waiverJudge(requirement, records, stayDays, soonDays),
  proofDays: () => undefined,
  cures: ({ waiverId }) => ({ missing: sign(waiverId), ended: sign(waiverId) }),
  reasons: ['met', 'expiring', 'expired', 'expires_during_stay', 'older_version', 'missing'],
  ended: 'expired',
  certLogic: waiverLogic,
  reads: () => ['signatures'],
  asks: ({ waiverId }) => ({ about: 'records', list: 'waivers', code: waiverId }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
