import { type Day, dayOf } from '../../calendar/index.ts';
import {
  all,
  any,
  type CertLogic,
  choose,
  isNotBefore,
  not,
  plusDays,
  read,
  someOf,
} from '../certlogic/expression.ts';
import { arrivalSeen, existsBy, noneFailsSince, reaches } from '../certlogic/record-conditions.ts';
import { cureNamed } from '../messages/cures.ts';
import { judgeProof, type Measure, type Proof, proofChangePoints } from '../proofs/proof.ts';
import type { Cure } from '../vocabulary/cure.ts';
import { type Finding, missing, recordFinding } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { EvaluationRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

type Evaluation = Proof & { readonly on: Day; readonly passed: boolean };

/**
 * Whether `a` takes precedence over `b`: the later one; on the same day the one that was not passed, then the smaller
 * id.
 */
function decidesOver(a: Evaluation, b: Evaluation): boolean {
  if (a.on !== b.on) return a.on > b.on;
  return a.passed === b.passed ? a.id < b.id : !a.passed;
}

function deciding(evaluations: readonly Evaluation[], arrival: Day): Evaluation | null {
  let decides: Evaluation | null = null;
  for (const evaluation of evaluations) {
    if (evaluation.on > arrival) continue;
    if (decides === null || decidesOver(evaluation, decides)) decides = evaluation;
  }
  return decides;
}

function judgeEvaluation(evaluation: Evaluation | null, arrival: Day, measure: Measure): Finding {
  if (evaluation === null) return missing;
  if (evaluation.passed) return judgeProof(evaluation, arrival, measure);
  return recordFinding('failed', 'evaluation_not_passed', evaluation.id, evaluation.on);
}

/** Prepares an evaluation rule: the latest evaluation decides, and visits extend it. */
function evaluationJudge(
  { lapsesAfterDays }: EvaluationRequirement,
  records: PetRecords,
  soonDays: number,
): Judge {
  const measure: Measure = { reachDays: 0, soonDays, graceDays: 0 };
  const lastVisit = records.lastVisitOn === null ? Number.NEGATIVE_INFINITY : dayOf(records.lastVisitOn);
  const evaluations = records.evaluations.map((record) => {
    const on = dayOf(record.on);
    const validUntil = lapsesAfterDays === undefined ? null : Math.max(on, lastVisit) + lapsesAfterDays;
    return { id: record.id, on, validUntil, shortfall: null, passed: record.passed };
  });
  return {
    at: (arrival) => judgeEvaluation(deciding(evaluations, arrival), arrival, measure),
    changePoints: (name) => {
      for (const evaluation of evaluations) proofChangePoints(evaluation, measure, name);
    },
  };
}

function evaluationLogic({ lapsesAfterDays }: EvaluationRequirement): CertLogic {
  const visited = read('accumulator.records.lastVisitOn');
  const isAlive =
    lapsesAfterDays === undefined
      ? true
      : any([
          reaches('on', lapsesAfterDays, arrivalSeen),
          choose(visited, isNotBefore(plusDays(visited, lapsesAfterDays), arrivalSeen), false),
        ]);
  return someOf(
    'records.evaluations',
    all([
      read('current.passed'),
      existsBy('on'),
      isAlive,
      noneFailsSince('evaluations', 'on', not(read('current.passed'))),
    ]),
  );
}

const offer: Cure = cureNamed('offerEvaluation', { action: 'visit', about: 'evaluation' });

/** The business's own evaluation of the pet was passed and has not lapsed. */
export const evaluationKind: KindDefinition<EvaluationRequirement> = {
  heading: (_, { checks }) => checks.headings.evaluation,
  judge: (requirement, { records }, soonDays) => evaluationJudge(requirement, records, soonDays),
  proofDays: ({ lapsesAfterDays }) => lapsesAfterDays,
  cures: () => ({ missing: offer, ended: offer }),
  reasons: ['met', 'expiring', 'expired', 'missing', 'evaluation_not_passed'],
  ended: 'lapsed',
  certLogic: evaluationLogic,
  reads: () => ['care', 'lastVisit'],
  asks: () => ({ about: 'evaluation' }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
