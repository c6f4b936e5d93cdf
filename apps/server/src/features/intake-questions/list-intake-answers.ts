import type { intakeQuestions } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { intakeAnswerTable, intakeQuestionVersionTable } from '../../schema/intake-question.ts';
import { authorizeMember, memberNamesOf } from '../members/index.ts';
import { type IntakeAnswer, presentAnswer } from './intake-question-presenter.ts';
import { findViewer } from './known-pets.ts';

type Input = z.output<typeof intakeQuestions.listIntakeAnswers.input>;

/** Every answer with the question as it was put, the latest first. */
export async function listIntakeAnswers(call: Call, input: Input): Promise<Page<IntakeAnswer>> {
  const { businessId, petId, questionId } = input;
  const isCarer = (await findViewer(call, input)) !== 'team';
  if (!isCarer) await authorizeMember(call, businessId, 'readConnections');
  const { db } = call.services.store;
  const before = readCursor(input.cursor, ['id']);
  const rows = await db
    .select({ answer: intakeAnswerTable, text: intakeQuestionVersionTable.text })
    .from(intakeAnswerTable)
    .innerJoin(
      intakeQuestionVersionTable,
      and(
        eq(intakeQuestionVersionTable.questionId, intakeAnswerTable.questionId),
        eq(intakeQuestionVersionTable.version, intakeAnswerTable.version),
      ),
    )
    .where(
      and(
        eq(intakeAnswerTable.businessId, businessId),
        eq(intakeAnswerTable.petId, petId),
        eq(intakeAnswerTable.questionId, questionId),
        before ? lt(intakeAnswerTable.id, before[0] ?? '') : undefined,
      ),
    )
    .orderBy(desc(intakeAnswerTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ answer }) => [answer.id]);
  const members = page.items.flatMap(({ answer }) => (answer.by === 'business' ? [answer.answeredBy] : []));
  const names = isCarer ? new Map<string, string>() : await memberNamesOf(db, members);
  return { ...page, items: page.items.map((row) => presentAnswer(row, names)) };
}
