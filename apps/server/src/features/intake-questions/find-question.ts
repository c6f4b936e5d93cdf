import type { BusinessAction } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { intakeQuestionTable } from '../../schema/intake-question.ts';
import { memberTable } from '../../schema/member.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import type { QuestionRow } from './intake-question-presenter.ts';

/** A question of a business the caller works for and may do this in; any other looks as if it did not exist. */
export async function findQuestion(
  call: Call,
  questionId: string,
  action: BusinessAction,
): Promise<{ question: QuestionRow; membership: Membership }> {
  const [found] = await call.services.store.db
    .select({ question: intakeQuestionTable })
    .from(intakeQuestionTable)
    .innerJoin(
      memberTable,
      and(eq(memberTable.businessId, intakeQuestionTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(and(eq(intakeQuestionTable.id, questionId), isNull(intakeQuestionTable.removedAt)));
  if (!found) throw refuse.notFound('question');
  const { question } = found;
  return { question, membership: await authorizeMember(call, question.businessId, action) };
}
