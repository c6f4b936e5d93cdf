import type { Tx } from '../../platform/database/index.ts';
import { intakeQuestionTable } from '../../schema/intake-question.ts';
import type { AuditedCall } from '../audit/index.ts';
import type { QuestionRow } from './intake-question-presenter.ts';
import { keepQuestionVersion } from './write-question.ts';

/** Where a copy goes. */
interface QuestionCopy {
  readonly id: string;
  readonly businessId: string;
  /** The services of that business for which it is asked; null for all. */
  readonly services: string[] | null;
}

/** Adds a question with the newest text of another as its first version. Answers are not copied. */
export async function copyQuestion(
  tx: Tx,
  call: AuditedCall,
  from: QuestionRow,
  copy: QuestionCopy,
): Promise<void> {
  const row: QuestionRow = {
    ...{ ...from, ...copy },
    ...{ version: 1, countsFrom: 1, updatedAt: call.now, removedAt: null },
  };
  await tx.db.insert(intakeQuestionTable).values(row);
  await keepQuestionVersion(tx, call, row);
}
