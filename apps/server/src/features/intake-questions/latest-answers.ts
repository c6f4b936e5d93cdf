import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { intakeAnswerTable, intakeQuestionVersionTable } from '../../schema/intake-question.ts';
import type { AnsweredRow } from './intake-question-presenter.ts';

/** The latest answer to each question, for each pet. */
export function latestAnswers(
  db: Database,
  businessIds: readonly string[],
  petIds: readonly string[],
): Promise<AnsweredRow[]> {
  return db
    .selectDistinctOn([intakeAnswerTable.businessId, intakeAnswerTable.petId, intakeAnswerTable.questionId], {
      answer: intakeAnswerTable,
      text: intakeQuestionVersionTable.text,
    })
    .from(intakeAnswerTable)
    .innerJoin(
      intakeQuestionVersionTable,
      and(
        eq(intakeQuestionVersionTable.questionId, intakeAnswerTable.questionId),
        eq(intakeQuestionVersionTable.version, intakeAnswerTable.version),
      ),
    )
    .where(
      and(
        inArray(intakeAnswerTable.businessId, [...businessIds]),
        inArray(intakeAnswerTable.petId, [...petIds]),
      ),
    )
    .orderBy(
      intakeAnswerTable.businessId,
      intakeAnswerTable.petId,
      intakeAnswerTable.questionId,
      desc(intakeAnswerTable.id),
    );
}
