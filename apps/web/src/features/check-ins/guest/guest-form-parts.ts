import type { GuestQuestions } from '@clearpaw/domain';
import type { GuestDraft } from './guest-draft.ts';
import { guestMessages } from './messages.gen.ts';
import type { GuestProblems } from './read-guest.ts';

/** What every part of the form needs. */
export interface GuestPartProps {
  readonly draft: GuestDraft;
  readonly questions: GuestQuestions;
  readonly problems: GuestProblems;
  readonly onChange: (change: Partial<GuestDraft>) => void;
}

/** The text below the field at a path; `required` is the text for a missing value. */
export function useProblemText(problems: GuestProblems) {
  const messages = guestMessages;
  return (path: string, required = ''): string | undefined => {
    const problem = problems[path];
    if (problem === undefined) return undefined;
    if (typeof problem === 'object') return problem.said;
    return { required, backwards: messages.endsBeforeGiven, number: messages.weightInvalid }[problem];
  };
}
