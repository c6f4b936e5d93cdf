import type { confirmations } from '@clearpaw/contract';
import { isRestated } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';
import { confirmationRecordTable } from '../../schema/confirmation.ts';
import type { ConfirmationRow } from './find-confirmation.ts';
import { findRecords, type StoredRecord, statedAtOf, statedFactsOf } from './find-statements.ts';

export type ClinicAnswer = z.output<typeof confirmations.answerConfirmation.input>['answers'][number];

/** An answer together with its record. */
export interface MatchedAnswer {
  readonly answer: ClinicAnswer;
  readonly record: StoredRecord;
  readonly path: string;
}

/**
 * Every requested record that still exists gets one answer, about the version that the clinic saw. An answer about a
 * record removed since is left out.
 */
export async function matchAnswers(
  db: Database,
  confirmation: ConfirmationRow,
  answers: readonly ClinicAnswer[],
): Promise<readonly MatchedAnswer[]> {
  const asked = await db
    .select()
    .from(confirmationRecordTable)
    .where(eq(confirmationRecordTable.confirmationId, confirmation.id));
  const ids = asked.map(({ recordId }) => recordId);
  const records = await findRecords(db, confirmation.petId, ids);
  refuseIncomplete(answers, new Map(asked.map(({ recordId, kind }) => [recordId, kind])), records);
  const shownAt = new Map(asked.map(({ recordId, statedAt }) => [recordId, statedAt]));
  return answers.flatMap((answer, index) => {
    const record = records.get(answer.recordId);
    if (!record) return [];
    const seen = answer.statedAt ? new Date(answer.statedAt) : shownAt.get(answer.recordId);
    if (seen?.getTime() !== statedAtOf(record).getTime()) throw changedMeanwhile();
    return [{ answer, record, path: `answers.${index}` }];
  });
}

function changedMeanwhile() {
  const reason = 'changed_meanwhile';
  return refuse('ABORTED', 'The owner changed a record since you opened this page. Load it again.', {
    reason,
  });
}

function refuseIncomplete(
  answers: readonly ClinicAnswer[],
  asked: ReadonlyMap<string, ClinicAnswer['kind']>,
  records: ReadonlyMap<string, StoredRecord>,
): void {
  const seen = new Set<string>();
  const issues: FieldProblem[] = answers.flatMap((answer, index) => {
    const problem = problemOf(answer, asked, records, seen);
    seen.add(answer.recordId);
    return problem ? [{ path: `answers.${index}`, ...problem }] : [];
  });
  const open = [...records.keys()].filter((id) => !seen.has(id));
  if (open.length > 0) {
    const message = 'Answer every record before you send.';
    issues.push({ path: 'answers', message, reason: 'answers_missing' });
  }
  if (issues.length > 0) throw refuse.invalid(issues);
}

function problemOf(
  answer: ClinicAnswer,
  asked: ReadonlyMap<string, ClinicAnswer['kind']>,
  records: ReadonlyMap<string, StoredRecord>,
  seen: ReadonlySet<string>,
): Omit<FieldProblem, 'path'> | null {
  if (asked.get(answer.recordId) !== answer.kind) {
    return { reason: 'record_unasked', message: 'You were not asked about this record.' };
  }
  if (seen.has(answer.recordId)) return { reason: 'answered_twice', message: 'Answer each record once.' };
  const record = records.get(answer.recordId);
  if (!record || answer.decision !== 'correct') return null;
  return isRestated(statedFactsOf(record), answer.changes ?? {})
    ? null
    : { reason: 'nothing_corrected', message: 'Change what is not right, or confirm it.' };
}
