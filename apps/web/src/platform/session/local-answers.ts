import type { CallFunction, StreamName, UnaryName, WatchFunction } from '@clearpaw/client';

/** Answers of this tab in place of the server's, as in the sample of a business. */
export interface LocalAnswers {
  /** Keeps its streams apart from the server's, and from those of other tabs. */
  readonly id: string;
  /** Whether the server answers this function all the same: what concerns the person, not the business. */
  readonly leavesToServer: (name: UnaryName | StreamName) => boolean;
  /** Rejects with messages that can be shown. */
  readonly call: CallFunction;
  readonly watch: WatchFunction;
}

let current: LocalAnswers | null = null;

/** The answers of this tab; null while the server answers. Nothing that they say may be kept on the device. */
export const localAnswers = (): LocalAnswers | null => current;

/** Answers calls in this tab from now on, until the returned function is called. */
export function answerLocally(answers: LocalAnswers): () => void {
  current = answers;
  return () => {
    if (current === answers) current = null;
  };
}
