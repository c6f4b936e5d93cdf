import { type AnswerRecord, calendarDateIn, stillCounts } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { latestAnswers } from './latest-answers.ts';
import { questionsOf } from './list-intake-questions.ts';

/** The answers that count at one business for each of these pets, as compliance reads them. */
export async function answerRecordsOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AnswerRecord[]>> {
  const asked = new Map((await questionsOf(db, [businessId])).map((row) => [row.question.id, row]));
  const byPet = new Map<string, AnswerRecord[]>();
  for (const { answer } of await latestAnswers(db, [businessId], petIds)) {
    const { id, questionId, petId, answeredAt } = answer;
    const found = asked.get(questionId);
    if (!found || !stillCounts(found.question, found.question.countsFrom, answer)) continue;
    const answeredOn = calendarDateIn(answeredAt.getTime(), found.business.timeZone);
    byPet.set(petId, [...(byPet.get(petId) ?? []), { id, questionId, answeredOn }]);
  }
  return byPet;
}
