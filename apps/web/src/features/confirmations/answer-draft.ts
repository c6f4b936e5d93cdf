import type { confirmations, InputOf } from '@clearpaw/contract';
import type { ConfirmationDecision } from '@clearpaw/domain';
import { type FieldName, recordFields, statedIn } from './record-fields.ts';
import type { AskedRecord } from './use-opened.ts';

export type RecordAnswerInput = InputOf<typeof confirmations.answerConfirmation>['answers'][number];
export type DeclineReason = 'notGiven' | 'notFound' | 'wrongPet' | 'other';

/** A clinic's choice and text about one record so far. */
export interface AnswerDraft {
  readonly decision: ConfirmationDecision | null;
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  readonly reason: DeclineReason | null;
  readonly note: string;
}

export const emptyAnswer: AnswerDraft = { decision: null, values: {}, reason: null, note: '' };

/** The fields whose value differs from the record. */
export function changedFields(record: AskedRecord, { values }: AnswerDraft): readonly FieldName[] {
  return recordFields[record.kind]
    .map(({ name }) => name)
    .filter((name) => values[name] !== undefined && values[name]?.trim() !== statedIn(record, name));
}

/** A correction changes something, and a declined record has a reason. */
export function isAnswered(record: AskedRecord, draft: AnswerDraft): boolean {
  if (draft.decision === 'correct') return changedFields(record, draft).length > 0;
  if (draft.decision !== 'decline') return draft.decision === 'confirm';
  return draft.reason !== null && (draft.reason !== 'other' || draft.note.trim() !== '');
}

/** The answer as it is sent; `reasons` are the texts of the reasons. */
export function toAnswer(
  record: AskedRecord,
  draft: AnswerDraft,
  reasons: Readonly<Record<DeclineReason, string>>,
): RecordAnswerInput {
  const { kind, recordId, statedAt } = record;
  const common = { kind, recordId, statedAt, decision: draft.decision ?? 'decline' };
  const note = draft.note.trim();
  if (draft.decision === 'decline') {
    const reason = draft.reason && draft.reason !== 'other' ? reasons[draft.reason] : '';
    const said = [reason, note].filter((part) => part !== '').join(': ');
    return { ...common, ...(said ? { note: said } : {}) } as RecordAnswerInput;
  }
  if (draft.decision === 'confirm') return common as RecordAnswerInput;
  const changes = Object.fromEntries(
    changedFields(record, draft).map((name) => [name, sentValue(record, name, draft.values[name] ?? '')]),
  );
  // The fields belong to the kind, and the server checks each of them.
  return { ...common, changes, ...(note ? { note } : {}) } as unknown as RecordAnswerInput;
}

function sentValue(record: AskedRecord, name: FieldName, typed: string): string | number | null {
  const field = recordFields[record.kind].find((one) => one.name === name);
  const value = typed.trim();
  if (value === '') return field?.optional ? null : '';
  return field?.type === 'number' ? Number(value.replace(',', '.')) : value;
}
