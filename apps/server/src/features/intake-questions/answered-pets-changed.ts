import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { intakeAnswerTable } from '../../schema/intake-question.ts';
import { petChanged } from '../rechecks/index.ts';

/** What was answered may count no more. */
export async function answeredPetsChanged(tx: Tx, questionId: string, now: Date): Promise<void> {
  const rows = await tx.db
    .selectDistinct({ petId: intakeAnswerTable.petId })
    .from(intakeAnswerTable)
    .where(eq(intakeAnswerTable.questionId, questionId));
  for (const { petId } of rows) await petChanged(tx, petId, now);
}
