/** What an answer to a question of a business is. */
export const intakeKinds = ['yes_no', 'text', 'choice'] as const;
export type IntakeKind = (typeof intakeKinds)[number];

/** The longest answer in words, in characters. */
export const maxAnswerLength = 500;
/** How many questions a business may ask; owners answer few. */
export const maxQuestions = 30;

/** As much of a question as tells what answers it. `options` has the answers of a choice, else nothing. */
export interface AnswerableQuestion {
  readonly kind: IntakeKind;
  readonly options: readonly string[];
}

/** The answers to choose from; null where the answer is written. */
export function answerOptions({ kind, options }: AnswerableQuestion): readonly string[] | null {
  if (kind === 'text') return null;
  return kind === 'yes_no' ? ['yes', 'no'] : options;
}

/** Whether a value answers the question: one of its options, or words that are not blank. */
export function isAnswerTo(question: AnswerableQuestion, value: string): boolean {
  const options = answerOptions(question);
  if (options) return options.includes(value);
  return value.trim() !== '' && value.length <= maxAnswerLength;
}

/** Whether a question is asked for a service; without a service, as at connecting, every question is asked. */
export function isAskedFor(
  { services }: { readonly services: readonly string[] | null },
  service: string | null,
): boolean {
  return services === null || service === null || services.includes(service);
}

/**
 * Whether an answer to an older version of a question still counts.
 * @param countsFrom the first version whose answers count
 */
export function stillCounts(question: AnswerableQuestion, countsFrom: number, answer: PastAnswer): boolean {
  return answer.version >= countsFrom && isAnswerTo(question, answer.value);
}

/** What was answered, and to which version of the question. */
export interface PastAnswer {
  readonly version: number;
  readonly value: string;
}
