import type { intakeQuestions } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { intakeQuestionTable } from '../../schema/intake-question.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { followQuestion } from '../requirements/index.ts';
import { answeredPetsChanged } from './answered-pets-changed.ts';
import { findQuestion } from './find-question.ts';
import { type IntakeQuestion, presentQuestion, type QuestionRow } from './intake-question-presenter.ts';
import { requireServices } from './require-services.ts';
import { keepQuestionVersion } from './write-question.ts';

type Input = z.output<typeof intakeQuestions.updateIntakeQuestion.input>;

/** The next version of a question. Its rule follows the text and the services. */
export async function updateIntakeQuestion(call: AuditedCall, input: Input): Promise<IntakeQuestion> {
  const { question, membership } = await findQuestion(call, input.questionId, 'publishRequirements');
  const { business } = membership;
  if (input.services !== undefined) requireServices(business, input.services);
  if (input.options && question.kind !== 'choice') {
    throw refuse.malformed([{ path: 'options', message: 'Only a choice has options.' }]);
  }
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const row = await saveNext(tx, call, input);
    await keepQuestionVersion(tx, call, row);
    const subject = { kind: 'requirements', id: business.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject });
    if (input.askAgain || input.options) await answeredPetsChanged(tx, row.id, call.now);
    const required = await followQuestion(tx, call, business, row, input.required);
    return presentQuestion(row, required);
  });
}

async function saveNext({ db }: Tx, call: AuditedCall, input: Input): Promise<QuestionRow> {
  const named = eq(intakeQuestionTable.id, input.questionId);
  const [before] = await db.select().from(intakeQuestionTable).where(named).for('update');
  if (!before || before.removedAt) throw refuse.notFound('question');
  const version = before.version + 1;
  const next = {
    version,
    countsFrom: input.askAgain ? version : before.countsFrom,
    text: input.text ?? before.text,
    options: input.options ?? before.options,
    services: input.services === undefined ? before.services : input.services,
    updatedAt: call.now,
  };
  await db.update(intakeQuestionTable).set(next).where(named);
  return { ...before, ...next };
}
