import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { intakeQuestionTable } from '../../schema/intake-question.ts';

/** The text of a question that the business asks now; another business's id names nothing. */
export async function questionTextOf(
  db: Database,
  businessId: string,
  questionId: string,
): Promise<string | null> {
  const [found] = await db
    .select({ text: intakeQuestionTable.text })
    .from(intakeQuestionTable)
    .where(
      and(
        eq(intakeQuestionTable.id, questionId),
        eq(intakeQuestionTable.businessId, businessId),
        isNull(intakeQuestionTable.removedAt),
      ),
    );
  return found?.text ?? null;
}
