import { endChangePoints, judgeEnd, type Measure } from '../proofs/proof.ts';
import type { BirthRange } from '../vocabulary/birth.ts';
import { factFinding } from '../vocabulary/finding.ts';
import { constantJudge, type Judge } from '../vocabulary/judge.ts';
import type { AgeRequirement } from '../vocabulary/rule.ts';

const birthDateUnknown = constantJudge(factFinding('needs_information', 'birth_date_unknown'));

/** The oldest the pet can be must not be too old, the youngest it can be not too young; judged at arrival. */
export function ageJudge(
  { minWeeks, maxWeeks }: AgeRequirement,
  born: BirthRange | null,
  soonDays: number,
): Judge {
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
