import type { intakeQuestions } from '@clearpaw/contract';
import { maxQuestions } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { intakeQuestionTable } from '../../schema/intake-question.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember, lockBusiness } from '../members/index.ts';
import { followQuestion } from '../requirements/index.ts';
import { type IntakeQuestion, presentQuestion, type QuestionRow } from './intake-question-presenter.ts';
import { requireServices } from './require-services.ts';
import { keepQuestionVersion } from './write-question.ts';

type Input = z.output<typeof intakeQuestions.createIntakeQuestion.input>;

/** The first version of a question; where it is required, with the rule that asks for an answer. */
export async function createIntakeQuestion(call: AuditedCall, input: Input): Promise<IntakeQuestion> {
  const { business } = await authorizeMember(call, input.businessId, 'publishRequirements');
  requireServices(business, input.services ?? null);
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    await lockBusiness(tx.db, business.id);
    await refuseTooMany(tx.db, business.id);
    const row: QuestionRow = {
      ...{ id: call.services.newId(), businessId: business.id, version: 1, countsFrom: 1 },
      ...{ kind: input.kind, text: input.text, options: input.options ?? [] },
      ...{ services: input.services ?? null, updatedAt: call.now, removedAt: null },
    };
    await tx.db.insert(intakeQuestionTable).values(row);
    await keepQuestionVersion(tx, call, row);
    const subject = { kind: 'requirements', id: business.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject });
    const required = await followQuestion(tx, call, business, row, input.required);
    return presentQuestion(row, required);
  });
}

async function refuseTooMany(db: Database, businessId: string): Promise<void> {
  const asked = and(eq(intakeQuestionTable.businessId, businessId), isNull(intakeQuestionTable.removedAt));
  if ((await db.$count(intakeQuestionTable, asked)) < maxQuestions) return;
  const message = `A business asks at most ${maxQuestions} questions. Remove one first.`;
  throw refuse.precondition('too_many_questions', message);
}
