import { ruleProblemTexts } from '../../rule-problems/index.ts';
import { all, type CertLogic, choose, isNotBefore, plusDays, read } from '../certlogic/expression.ts';
import { cureNamed } from '../messages/cures.ts';
import { endChangePoints, judgeEnd, type Measure } from '../proofs/proof.ts';
import type { BirthRange } from '../vocabulary/birth.ts';
import { factFinding } from '../vocabulary/finding.ts';
import { constantJudge, type Judge } from '../vocabulary/judge.ts';
import type { AgeRequirement } from '../vocabulary/requirement.ts';
import { crossedBounds } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

const birthDateUnknown = constantJudge(factFinding('needs_information', 'birth_date_unknown'));

/** The pet must not be too old even at its oldest possible age, nor too young at its youngest; judged at arrival. */
function ageJudge({ minWeeks, maxWeeks }: AgeRequirement, born: BirthRange | null, soonDays: number): Judge {
  if (born === null) return birthDateUnknown;
  const measure: Measure = { reachDays: 0, soonDays, graceDays: 0 };
  const lastDay = maxWeeks === undefined ? null : born.earliest + maxWeeks * 7;
  const firstDay = minWeeks === undefined ? Number.NEGATIVE_INFINITY : born.latest + minWeeks * 7;
  return {
    at: (arrival) => {
      const byEnd = judgeEnd(lastDay, arrival, measure);
      if (byEnd === 'expired') return factFinding('failed', 'too_old');
      return arrival < firstDay
        ? factFinding('waiting', 'too_young', lastDay)
        : factFinding(byEnd, byEnd, lastDay);
    },
    changePoints: (name) => {
      if (minWeeks !== undefined) name(firstDay);
      endChangePoints(lastDay, measure, name);
    },
  };
}

function ageLogic({ minWeeks, maxWeeks }: AgeRequirement): CertLogic {
  const arrival = plusDays(read('visit.arrival'), 0);
  const oldest =
    maxWeeks === undefined ? true : isNotBefore(plusDays(read('pet.bornFrom'), maxWeeks * 7), arrival);
  const youngest =
    minWeeks === undefined ? true : isNotBefore(arrival, plusDays(read('pet.bornUntil'), minWeeks * 7));
  return choose(read('pet.bornFrom'), all([oldest, youngest]), false);
}

/** An age at arrival within the bounds (inclusive); an unknown birth date never passes. */
export const ageKind: KindDefinition<AgeRequirement> = {
  heading: (_, { checks }) => checks.headings.age,
  judge: (requirement, { born }, soonDays) => ageJudge(requirement, born, soonDays),
  proofDays: () => undefined,
  cures: () => ({
    missing: cureNamed('addBirthDate', { action: 'answer', field: 'bornOn' }),
    ended: cureNamed('outgrown', { action: 'visit', about: 'exception' }),
  }),
  reasons: ['met', 'expiring', 'too_young', 'too_old', 'birth_date_unknown'],
  ended: 'tooLongAgo',
  certLogic: ageLogic,
  reads: () => [],
  asks: () => ({ about: 'fact', fact: 'bornOn' }),
  isOnBadge: () => false,
  contradictions: ({ minWeeks, maxWeeks }) =>
    crossedBounds(minWeeks, maxWeeks, ['maxWeeks'], ruleProblemTexts.ages_crossed),
};
