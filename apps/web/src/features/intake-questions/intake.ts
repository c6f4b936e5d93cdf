import type { intakeQuestions, OutputOf } from '@clearpaw/contract';
import { isAskedFor, type MemberRole, type Service } from '@clearpaw/domain';
import type { intakeMessages } from './messages.gen.ts';

export type AskedQuestion = OutputOf<typeof intakeQuestions.createIntakeQuestion>;
export type QuestionForm = OutputOf<typeof intakeQuestions.getIntakeForm>;
export type QuestionItem = QuestionForm['items'][number];

/** As much of a business as its questions need. */
export interface AskingBusiness {
  readonly id: string;
  readonly role: MemberRole;
  readonly readOnly: boolean;
  readonly services: readonly Service[];
}

/** What was typed or chosen, by the id of the question. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** The questions for a service; all of them where none is known. */
export function askedItems({ items }: QuestionForm, service: string | null): readonly QuestionItem[] {
  return items.filter(({ question }) => isAskedFor(question, service));
}

/** An answer as it is read: a choice and words as they are, yes and no in the reader's language. */
export function sayAnswer(
  value: string,
  kind: AskedQuestion['kind'],
  messages: typeof intakeMessages,
): string {
  if (kind !== 'yes_no') return value;
  return value === 'yes' ? messages.yes : messages.no;
}
