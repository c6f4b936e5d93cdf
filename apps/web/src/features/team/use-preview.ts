import { CallError } from '@clearpaw/client';
import type { OutputOf, team } from '@clearpaw/contract';
import { useEffect, useState } from 'react';
import { call } from '../../platform/session/index.ts';

export type Preview = OutputOf<typeof team.previewInvitation>;

export type PreviewedInvitation = Preview['invitation'];

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'open'; readonly preview: Preview };

/**
 * A preview of an invitation, fetched without the app's cache, because the login and registration pages are outside of
 * it.
 */
export function usePreview(token: string | null): State {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (token === null) return;
    let current = true;
    const answer = (next: State) => current && setState(next);
    setState({ status: 'loading' });
    call('previewInvitation', { token }).then(
      (preview) => answer({ status: 'open', preview }),
      (problem: Error) => {
        const gone = problem instanceof CallError && ['not-found', 'invalid-argument'].includes(problem.code);
        const retry = () => setAttempt((before) => before + 1);
        answer(gone ? { status: 'gone' } : { status: 'failed', message: problem.message, retry });
      },
    );
    return () => {
      current = false;
    };
  }, [token, attempt]);
  return state;
}
