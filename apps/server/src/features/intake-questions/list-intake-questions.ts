import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { intakeQuestionTable } from '../../schema/intake-question.ts';
import { authorizeMember } from '../members/index.ts';
import { requiredQuestions } from '../requirements/index.ts';
import { type IntakeQuestion, presentQuestion, type QuestionRow } from './intake-question-presenter.ts';

/** What the business asks, in the order in which it was written. */
export async function listIntakeQuestions(
  call: Call,
  { businessId }: { readonly businessId: string },
): Promise<{ items: IntakeQuestion[] }> {
  const { business } = await authorizeMember(call, businessId, 'readRequirements');
  const { db } = call.services.store;
  const required = await requiredQuestions(db, business, call.now);
  const rows = await questionsOf(db, [businessId]);
  return { items: rows.map(({ question }) => presentQuestion(question, required)) };
}

/** The questions that these businesses ask now, with the business of each. */
export function questionsOf(
  db: Database,
  businessIds: readonly string[],
): Promise<{ question: QuestionRow; business: typeof businessTable.$inferSelect }[]> {
  return db
    .select({ question: intakeQuestionTable, business: businessTable })
    .from(intakeQuestionTable)
    .innerJoin(businessTable, eq(businessTable.id, intakeQuestionTable.businessId))
    .where(
      and(inArray(intakeQuestionTable.businessId, [...businessIds]), isNull(intakeQuestionTable.removedAt)),
    )
    .orderBy(asc(intakeQuestionTable.id));
}
