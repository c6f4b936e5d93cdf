import { intakeQuestionTable, intakeQuestionVersionTable } from '../../src/schema/intake-question.ts';
import type { BuiltBusiness } from '../../src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

export interface EnteredQuestion {
  /** A question that the business asks about each pet. */
  readonly questionId: string;
}

/**
 * A question of the business that anyone who may can answer with yes. It is written to the database, because a business
 * asks at most 30 and the grid needs more.
 */
export async function askQuestion(
  { services: { store, clock, newId } }: TestServer,
  { business, runs }: { readonly business: BuiltBusiness; readonly runs: TestPerson },
): Promise<EnteredQuestion> {
  const questionId = newId();
  const at = clock.now();
  const asked = { version: 1, text: 'Does your pet like cats?', options: [] };
  const kept = { countsFrom: 1, kind: 'yes_no' as const, updatedAt: at };
  await store.db
    .insert(intakeQuestionTable)
    .values({ id: questionId, businessId: business.id, ...kept, ...asked });
  await store.db
    .insert(intakeQuestionVersionTable)
    .values({ questionId, ...asked, publishedAt: at, publishedBy: runs.uid });
  return { questionId };
}
