import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { intakeQuestionVersionTable } from '../../schema/intake-question.ts';
import type { QuestionRow } from './intake-question-presenter.ts';

/** Keeps what could be answered: an answer is shown with the question as it was put. */
export async function keepQuestionVersion({ db }: Tx, call: Call, row: QuestionRow): Promise<void> {
  const { id: questionId, version, text, options } = row;
  const published = { publishedAt: call.now, publishedBy: call.uid };
  await db.insert(intakeQuestionVersionTable).values({ questionId, version, text, options, ...published });
}
