import { CallError } from '@clearpaw/client';
import type { confirmations, OutputOf } from '@clearpaw/contract';
import { useEffect, useState } from 'react';
import { call } from '../../platform/session/index.ts';

export type AskedConfirmation = OutputOf<typeof confirmations.getConfirmation>;
export type AskedRecord = AskedConfirmation['records'][number];

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly message: string; readonly reload: () => void }
  | { readonly status: 'open'; readonly opened: AskedConfirmation; readonly reload: () => void };

/** The request of a link, without the app's cache, because its reader has no account. Reading does not answer it. */
export function useOpened(token: string): State {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    const answer = (next: State) => current && setState(next);
    const reload = () => setAttempt((before) => before + 1);
    setState({ status: 'loading' });
    call('getConfirmation', { token }).then(
      (opened) => answer({ status: 'open', opened, reload }),
      (problem: Error) => {
        const gone = problem instanceof CallError && ['not-found', 'invalid-argument'].includes(problem.code);
        answer(gone ? { status: 'gone' } : { status: 'failed', message: problem.message, reload });
      },
    );
    return () => {
      current = false;
    };
  }, [token, attempt]);
  return state;
}
