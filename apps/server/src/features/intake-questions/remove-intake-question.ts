import { eq } from 'drizzle-orm';
import { intakeQuestionTable } from '../../schema/intake-question.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { followQuestion } from '../requirements/index.ts';
import { findQuestion } from './find-question.ts';

/** Asks a question no more, and takes its rule out of the requirements. Answers stay readable in the export. */
export async function removeIntakeQuestion(
  call: AuditedCall,
  { questionId }: { readonly questionId: string },
): Promise<Record<string, never>> {
  const { question, membership } = await findQuestion(call, questionId, 'publishRequirements');
  const { business } = membership;
  await call.services.store.transaction(async (tx) => {
    const removed = { removedAt: call.now, updatedAt: call.now };
    await tx.db.update(intakeQuestionTable).set(removed).where(eq(intakeQuestionTable.id, question.id));
    const subject = { kind: 'requirements', id: business.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject });
    await followQuestion(tx, call, business, question, false);
  });
  return {};
}
