import { SignInError } from '@clearpaw/client';
import { useState } from 'react';
import { session } from '../../platform/session/index.ts';
import type { ShownRequest } from './app-request.ts';
import { appMessages } from './messages.gen.ts';

interface Decision {
  readonly accept: boolean;
  readonly businessId?: string;
}

/** What was wrong: not allowed, out of date, or not sent at all. */
function problemOf(failure: unknown, messages: typeof appMessages): string {
  // Without a response the status is 0.
  const answered = failure instanceof SignInError && failure.status > 0 && failure.status < 500;
  if (!answered) return messages.notSent;
  return (failure.status === 403 && failure.message) || messages.expired;
}

/** Sends the decision; the browser then goes back to the app. */
export function useDecision({ signed }: ShownRequest, leave: (url: string) => void) {
  const messages = appMessages;
  const [deciding, setDeciding] = useState<'allow' | 'deny' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const decide = async (decision: Decision) => {
    setDeciding(decision.accept ? 'allow' : 'deny');
    setProblem(null);
    try {
      const answer = await session.identity('POST', '/oauth2/consent', { ...decision, oauth_query: signed });
      leave((answer as { readonly url: string }).url);
    } catch (failure) {
      setDeciding(null);
      setProblem(problemOf(failure, messages));
    }
  };
  return { deciding, problem, decide };
}
