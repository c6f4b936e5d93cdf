import type { IntakeKind } from '@clearpaw/domain';
import type { AskedQuestion } from './intake.ts';

/** A question while it is written. */
export interface QuestionDraft {
  readonly text: string;
  readonly kind: IntakeKind;
  /** One answer in each line. */
  readonly options: string;
  /** The services it is for; none chosen: all of them. */
  readonly services: readonly string[];
  readonly required: boolean;
  readonly askAgain: boolean;
}

export function questionDraftOf(question: AskedQuestion | null): QuestionDraft {
  if (!question) {
    return { text: '', kind: 'yes_no', options: '', services: [], required: false, askAgain: false };
  }
  const { text, kind, options, services, required } = question;
  return { text, kind, options: options.join('\n'), services: services ?? [], required, askAgain: false };
}

/** The answers of a choice: the lines that are not blank. */
export function optionsIn(typed: string): readonly string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export type QuestionProblem = 'text' | 'fewOptions' | 'manyOptions' | 'sameOption' | 'longOption';

/** What keeps a draft from being saved; null where nothing does. */
export function problemIn({ text, kind, options: typed }: QuestionDraft): QuestionProblem | null {
  if (text.trim() === '') return 'text';
  if (kind !== 'choice') return null;
  const options = optionsIn(typed);
  if (options.length < 2) return 'fewOptions';
  if (options.length > 12) return 'manyOptions';
  if (options.some((option) => option.length > 80)) return 'longOption';
  return new Set(options).size < options.length ? 'sameOption' : null;
}

/** The fields that both functions take. */
export function questionFieldsOf({ text, kind, options, services, required }: QuestionDraft) {
  return {
    text: text.trim(),
    ...(kind === 'choice' ? { options: [...optionsIn(options)] } : {}),
    services: services.length === 0 ? null : [...services],
    required,
  };
}
