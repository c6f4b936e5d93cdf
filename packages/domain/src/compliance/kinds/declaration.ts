import { dayOf } from '../../calendar/index.ts';
import { all, type CertLogic, is, read, someOf } from '../certlogic/expression.ts';
import { arrivalSeen, existsBy, noneFailsSince, reaches } from '../certlogic/record-conditions.ts';
import { cureNamed } from '../messages/cures.ts';
import { wordsOfCode } from '../messages/words-of-code.ts';
import { datedProofJudge } from '../proofs/dated-proof.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { DeclarationRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

/** The answer 'no' fails. */
function declarationJudge(requirement: DeclarationRequirement, records: PetRecords, soonDays: number): Judge {
  const proofs = records.declarations
    .filter(({ code }) => code === requirement.code)
    .map((record) => {
      const on = dayOf(record.on);
      const fails = record.answer === 'no';
      return { id: record.id, on, validUntil: on + requirement.maxAgeDays, shortfall: null, fails };
    });
  return datedProofJudge(proofs, 'declared_no', soonDays);
}

function declarationLogic({ code, maxAgeDays }: DeclarationRequirement): CertLogic {
  const isAsked = is(read('current.code'), code);
  return someOf(
    'records.declarations',
    all([
      isAsked,
      is(read('current.answer'), 'yes'),
      existsBy('on'),
      reaches('on', maxAgeDays, arrivalSeen),
      noneFailsSince('declarations', 'on', all([isAsked, is(read('current.answer'), 'no')])),
    ]),
  );
}

/** The owner's answer to a question, recent enough at arrival. */
export const declarationKind: KindDefinition<DeclarationRequirement> = {
  heading: ({ code }, words) => wordsOfCode(code, words),
  judge: (requirement, { records }, soonDays) => declarationJudge(requirement, records, soonDays),
  proofDays: ({ maxAgeDays }) => maxAgeDays,
  cures: ({ code }) => {
    const step = { action: 'add', record: { kind: 'declaration', code } } as const;
    const answer = cureNamed('answer', step);
    return { missing: answer, ended: answer };
  },
  reasons: ['met', 'expiring', 'expired', 'missing', 'declared_no'],
  ended: 'tooLongAgo',
  certLogic: declarationLogic,
  reads: () => ['care'],
  asks: ({ code }) => ({ about: 'records', list: 'declarations', code }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
