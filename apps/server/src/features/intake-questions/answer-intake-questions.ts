import type { intakeQuestions } from '@clearpaw/contract';
import { isAnswerTo } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';
import { intakeAnswerTable } from '../../schema/intake-question.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { readForm } from './get-intake-form.ts';
import type { IntakeForm } from './intake-question-presenter.ts';
import { findViewer } from './known-pets.ts';
import { questionsOf } from './list-intake-questions.ts';

type Input = z.output<typeof intakeQuestions.answerIntakeQuestions.input>;

/** Adds answers; the business judges the pet again. */
export async function answerIntakeQuestions(call: AuditedCall, input: Input): Promise<IntakeForm> {
  const { businessId, petId } = input;
  const by = await authorizeAnswer(call, input);
  await refuseMisfits(call, input);
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  await idempotent(call.services.store, attempt, async (tx) => {
    const given = { businessId, petId, answeredAt: call.now, answeredBy: call.uid, by };
    const rows = input.answers.map((answer) => ({ id: call.services.newId(), ...answer, ...given }));
    await tx.db.insert(intakeAnswerTable).values(rows);
    await petChanged(tx, petId, call.now);
    const entry = { businessId, subject: { kind: 'pet', id: petId } } as const;
    await appendEntry(tx.db, call, { ...entry, by: by === 'owner' ? 'owner' : 'member' });
    return {};
  });
  return readForm(call, input, by === 'owner' ? 'carer' : 'team');
}

/** A carer answers for themselves; a member of the team enters what the owner said. */
async function authorizeAnswer(call: AuditedCall, input: Input): Promise<'owner' | 'business'> {
  const viewer = await findViewer(call, input);
  if (viewer === 'read') {
    throw refuse.denied('insufficient_role', 'This pet is shared with you for reading; ask its owner.');
  }
  if (viewer !== 'team') return 'owner';
  await authorizeMember(call, input.businessId, 'notePets');
  return 'business';
}

/** An answer fits the question as it is asked now: the new text is read before it is answered. */
async function refuseMisfits(call: AuditedCall, { businessId, answers }: Input): Promise<void> {
  const asked = await questionsOf(call.services.store.db, [businessId]);
  const issues: FieldProblem[] = [];
  for (const [index, { questionId, version, value }] of answers.entries()) {
    const question = asked.find((row) => row.question.id === questionId)?.question;
    const path = `answers.${index}`;
    if (!question) {
      const message = 'This business asks no such question.';
      issues.push({ path: `${path}.questionId`, message, reason: 'question_unknown' });
    } else if (version !== question.version) {
      const message = 'This question was changed meanwhile; read it before you answer.';
      throw refuse('ABORTED', message, { reason: 'changed_meanwhile', version: question.version });
    } else if (!isAnswerTo(question, value)) {
      issues.push({ path: `${path}.value`, message: 'Choose one of the answers.', reason: 'answer_unfit' });
    }
  }
  if (issues.length > 0) throw refuse.invalid(issues);
}
