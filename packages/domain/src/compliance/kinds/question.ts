import { dayOf } from '../../calendar/index.ts';
import { all, type CertLogic, is, read, someOf } from '../certlogic/expression.ts';
import { existsBy } from '../certlogic/record-conditions.ts';
import { cureNamed } from '../messages/cures.ts';
import { checkTexts } from '../messages/texts.gen.ts';
import { judgeProof, type Measure, proofChangePoints } from '../proofs/proof.ts';
import { betterOf, type Finding, factFinding } from '../vocabulary/finding.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { QuestionRequirement } from '../vocabulary/requirement.ts';
import { noContradictions } from './contradictions.ts';
import type { KindDefinition } from './kind.ts';

const unanswered = factFinding('missing', 'unanswered');

/** An answer does not end; one that is asked for again is not among the records. */
const endless: Measure = { reachDays: 0, soonDays: 0, graceDays: 0 };

function questionJudge({ questionId }: QuestionRequirement, records: PetRecords): Judge {
  const answers = records.answers
    .filter((answer) => answer.questionId === questionId)
    .map(({ id, answeredOn }) => ({ id, on: dayOf(answeredOn), validUntil: null, shortfall: null }));
  return {
    at: (arrival) => {
      let best: Finding | null = null;
      for (const answer of answers) {
        if (answer.on <= arrival) best = betterOf(best, judgeProof(answer, arrival, endless));
      }
      return best ?? unanswered;
    },
    changePoints: (name) => {
      for (const answer of answers) proofChangePoints(answer, endless, name);
    },
  };
}

function questionLogic({ questionId }: QuestionRequirement): CertLogic {
  return someOf('records.answers', all([is(read('current.questionId'), questionId), existsBy('answeredOn')]));
}

/** An answer, whatever it says, to a question that the business wrote itself. */
export const questionKind: KindDefinition<QuestionRequirement> = {
  heading: ({ text }) => checkTexts.question(text),
  judge: (requirement, { records }) => questionJudge(requirement, records),
  proofDays: () => undefined,
  cures: ({ questionId }) => {
    const reply = cureNamed('reply', { action: 'reply', questionId });
    return { missing: reply, ended: reply };
  },
  reasons: ['met', 'unanswered'],
  ended: 'tooLongAgo',
  certLogic: questionLogic,
  reads: () => ['answers'],
  asks: ({ questionId }) => ({ about: 'records', list: 'questions', code: questionId }),
  isOnBadge: () => false,
  contradictions: noContradictions,
};
