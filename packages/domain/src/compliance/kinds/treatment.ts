import { dayOf } from '../../calendar/index.ts';
import { all, type CertLogic, is, read, someOf } from '../certlogic/expression.ts';
import { arrivalSeen, existsBy, hasEvidence, reaches } from '../certlogic/record-conditions.ts';
import { cureNamed } from '../messages/cures.ts';
import { wordsOfCode } from '../messages/words-of-code.ts';
import { datedProofJudge } from '../proofs/dated-proof.ts';
import { shortfallOf } from '../proofs/shortfall.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { TreatmentRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

function treatmentJudge(requirement: TreatmentRequirement, records: PetRecords, soonDays: number): Judge {
  const proofs = records.treatments
    .filter(({ treatment }) => treatment === requirement.treatment)
    .map((record) => {
      const on = dayOf(record.givenOn);
      return {
        id: record.id,
        on,
        validUntil: on + requirement.maxAgeDays,
        shortfall: shortfallOf(record, requirement),
        fails: false,
      };
    });
  return datedProofJudge(proofs, 'test_failed', soonDays);
}

function treatmentLogic(requirement: TreatmentRequirement): CertLogic {
  const { treatment, maxAgeDays } = requirement;
  return someOf(
    'records.treatments',
    all([
      is(read('current.treatment'), treatment),
      existsBy('givenOn'),
      reaches('givenOn', maxAgeDays, arrivalSeen),
      hasEvidence(requirement),
    ]),
  );
}

/** A treatment, given recently enough at arrival. */
export const treatmentKind: KindDefinition<TreatmentRequirement> = {
  heading: ({ treatment }, words) => words.checks.headings.treatment(wordsOfCode(treatment, words)),
  judge: (requirement, { records }, soonDays) => treatmentJudge(requirement, records, soonDays),
  proofDays: ({ maxAgeDays }) => maxAgeDays,
  cures: ({ treatment }) => {
    const step = { action: 'add', record: { kind: 'treatment', code: treatment } } as const;
    return {
      missing: cureNamed('addTreatment', step),
      ended: cureNamed('addNewer', step),
    };
  },
  reasons: ['met', 'expiring', 'under_review', 'unverified', 'expired', 'missing'],
  ended: 'tooLongAgo',
  certLogic: treatmentLogic,
  reads: () => ['care'],
  asks: ({ treatment }) => ({ about: 'records', list: 'treatments', code: treatment }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
