import type { intakeQuestions, OutputOf } from '@clearpaw/contract';
import type { intakeAnswerTable, intakeQuestionTable } from '../../schema/intake-question.ts';

export type IntakeQuestion = OutputOf<typeof intakeQuestions.createIntakeQuestion>;
export type IntakeAnswer = OutputOf<typeof intakeQuestions.listIntakeAnswers>['items'][number];
export type IntakeForm = OutputOf<typeof intakeQuestions.getIntakeForm>;
export type QuestionRow = typeof intakeQuestionTable.$inferSelect;
export type AnswerRow = typeof intakeAnswerTable.$inferSelect;

/** An answer with the question as it was put. */
export interface AnsweredRow {
  readonly answer: AnswerRow;
  readonly text: string;
}

export function presentQuestion(row: QuestionRow, required: ReadonlySet<string>): IntakeQuestion {
  const { id, businessId, version, kind, text, options, services, updatedAt } = row;
  const shown = { id, businessId, version, kind, text, options, services };
  return { ...shown, required: required.has(id), updatedAt: updatedAt.toISOString() };
}

/** Only the team reads the name of the colleague who entered an answer. */
export function presentAnswer(
  { answer, text }: AnsweredRow,
  names: ReadonlyMap<string, string>,
): IntakeAnswer {
  const { id, questionId, version, value, answeredAt, by } = answer;
  const enteredBy = by === 'business' ? (names.get(answer.answeredBy) ?? null) : null;
  return { id, questionId, version, text, value, answeredAt: answeredAt.toISOString(), by, enteredBy };
}
