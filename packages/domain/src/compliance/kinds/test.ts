import { dayOf } from '../../calendar/index.ts';
import { all, type CertLogic, is, isIn, not, read, someOf } from '../certlogic/expression.ts';
import {
  arrivalSeen,
  existsBy,
  hasEvidence,
  noneFailsSince,
  reaches,
} from '../certlogic/record-conditions.ts';
import { cureNamed } from '../messages/cures.ts';
import { checkTexts } from '../messages/texts.gen.ts';
import { wordsOfCode } from '../messages/words-of-code.ts';
import { datedProofJudge } from '../proofs/dated-proof.ts';
import { shortfallOf } from '../proofs/shortfall.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { TestRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

/** Positive and not protective results fail, whatever their evidence. */
function testJudge(requirement: TestRequirement, records: PetRecords, soonDays: number): Judge {
  const proofs = records.tests
    .filter(({ test }) => test === requirement.test)
    .map((record) => {
      const on = dayOf(record.takenOn);
      return {
        id: record.id,
        on,
        validUntil: on + requirement.maxAgeDays,
        shortfall: shortfallOf(record, requirement),
        fails: record.result === 'positive' || record.result === 'not_protective',
      };
    });
  return datedProofJudge(proofs, 'test_failed', soonDays);
}

function testLogic(requirement: TestRequirement): CertLogic {
  const { test, maxAgeDays } = requirement;
  const isAsked = is(read('current.test'), test);
  const isFailing = isIn(read('current.result'), ['positive', 'not_protective']);
  return someOf(
    'records.tests',
    all([
      isAsked,
      not(isFailing),
      existsBy('takenOn'),
      reaches('takenOn', maxAgeDays, arrivalSeen),
      hasEvidence(requirement),
      noneFailsSince('tests', 'takenOn', all([isAsked, isFailing])),
    ]),
  );
}

/** A test result, recent enough at arrival, without a failing one on the same or a later day. */
export const testKind: KindDefinition<TestRequirement> = {
  heading: ({ test }) => checkTexts.headings.test(wordsOfCode(test)),
  judge: (requirement, { records }, soonDays) => testJudge(requirement, records, soonDays),
  proofDays: ({ maxAgeDays }) => maxAgeDays,
  cures: ({ test }) => {
    const step = { action: 'add', record: { kind: 'test', code: test } } as const;
    return {
      missing: cureNamed('addTest', step),
      ended: cureNamed('addNewer', step),
    };
  },
  reasons: ['met', 'expiring', 'under_review', 'unverified', 'expired', 'missing', 'test_failed'],
  ended: 'tooLongAgo',
  certLogic: testLogic,
  reads: () => ['care'],
  asks: ({ test }) => ({ about: 'records', list: 'tests', code: test }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
