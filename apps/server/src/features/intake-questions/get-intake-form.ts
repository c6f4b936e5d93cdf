import { stillCounts } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { authorizeMember, memberNamesOf } from '../members/index.ts';
import { carersPet } from '../pets/index.ts';
import { requiredQuestions } from '../requirements/index.ts';
import {
  type AnsweredRow,
  type IntakeForm,
  presentAnswer,
  presentQuestion,
  type QuestionRow,
} from './intake-question-presenter.ts';
import { businessesOf, requireConnected } from './known-pets.ts';
import { latestAnswers } from './latest-answers.ts';
import { questionsOf } from './list-intake-questions.ts';

type AtBusiness = { readonly businessId: string; readonly petId: string };

/** For the team: a pet that the business does not know looks as if it did not exist. */
export async function getIntakeForm(call: Call, { businessId, petId }: AtBusiness): Promise<IntakeForm> {
  await authorizeMember(call, businessId, 'readConnections');
  await requireConnected(call, { businessId, petId });
  return readForm(call, { businessId, petId }, 'team');
}

/** For the pet's carers, business by business. */
export async function listIntakeForms(
  call: Call,
  { petId }: { readonly petId: string },
): Promise<{ items: IntakeForm[] }> {
  await carersPet(call, petId);
  const businessIds = await businessesOf(call.services.store.db, petId, call.now);
  const forms = await readForms(call, businessIds, petId, 'carer');
  return { items: forms.filter(({ items }) => items.length > 0) };
}

/** One form, also where nothing is asked. */
export async function readForm(
  call: Call,
  { businessId, petId }: AtBusiness,
  reader: 'team' | 'carer',
): Promise<IntakeForm> {
  const [form] = await readForms(call, [businessId], petId, reader);
  if (form) return form;
  const { db } = call.services.store;
  const named = eq(businessTable.id, businessId);
  const [business] = await db.select({ name: businessTable.name }).from(businessTable).where(named);
  return { businessId, businessName: business?.name ?? '', petId, items: [] };
}

async function readForms(
  call: Call,
  businessIds: readonly string[],
  petId: string,
  reader: 'team' | 'carer',
): Promise<IntakeForm[]> {
  const { db } = call.services.store;
  const asked = await questionsOf(db, businessIds);
  const answers = asked.length === 0 ? [] : await latestAnswers(db, businessIds, [petId]);
  const names = reader === 'team' ? await namesIn(db, answers) : new Map<string, string>();
  const businesses = new Map(asked.map(({ business }) => [business.id, business]));
  const forms: IntakeForm[] = [];
  for (const business of businesses.values()) {
    const required = await requiredQuestions(db, business, call.now);
    const items = asked
      .filter(({ question }) => question.businessId === business.id)
      .map(({ question }) => presentItem(question, answers, names, required));
    forms.push({ businessId: business.id, businessName: business.name, petId, items });
  }
  return forms;
}

function namesIn(db: Database, answers: readonly AnsweredRow[]): Promise<ReadonlyMap<string, string>> {
  const entered = answers.filter(({ answer }) => answer.by === 'business');
  return memberNamesOf(
    db,
    entered.map(({ answer }) => answer.answeredBy),
  );
}

function presentItem(
  question: QuestionRow,
  answers: readonly AnsweredRow[],
  names: ReadonlyMap<string, string>,
  required: ReadonlySet<string>,
): IntakeForm['items'][number] {
  const latest = answers.find(({ answer }) => answer.questionId === question.id);
  return {
    question: presentQuestion(question, required),
    answer: latest ? presentAnswer(latest, names) : null,
    open: !latest || !stillCounts(question, question.countsFrom, latest.answer),
  };
}
