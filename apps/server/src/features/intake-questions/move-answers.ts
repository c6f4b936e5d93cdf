import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { intakeAnswerTable } from '../../schema/intake-question.ts';

/** Gives a pet the answers about another one. The latest answer to a question counts, as always. */
export async function moveAnswers(
  { db }: Tx,
  { businessId, from, to }: { readonly businessId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(intakeAnswerTable)
    .set({ petId: to })
    .where(and(eq(intakeAnswerTable.businessId, businessId), eq(intakeAnswerTable.petId, from)));
}
