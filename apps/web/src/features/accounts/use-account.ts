import type { accounts, OutputOf } from '@clearpaw/contract';
import { useEffect } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { askWhoIsSignedIn } from './session-question.ts';

type Profile = NonNullable<OutputOf<typeof accounts.getProfile>>;

export type Account =
  | { readonly status: 'loading' }
  | { readonly status: 'anonymous' }
  /** The profile could not be read: no role, and nobody is asked to choose one. */
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | SignedIn;

export interface SignedIn {
  readonly status: 'signed-in';
  readonly profile: Profile;
}

/** Auth readiness. Source: specification, section 4. */
export function useAccount(): Account {
  const current = useSession();
  const uid = current.ready ? current.uid : null;
  const profile = useCall('getProfile', {}, { enabled: uid !== null });
  useEffect(() => {
    if (!current.ready) void askWhoIsSignedIn();
  }, [current.ready]);
  if (!current.ready) return { status: 'loading' };
  if (uid === null) return { status: 'anonymous' };
  if (profile.isError && !(profile.data && isUnanswered(profile.error))) {
    return { status: 'failed', message: profile.error.message, retry: () => void profile.refetch() };
  }
  if (!profile.data || profile.data.uid !== uid) return { status: 'loading' };
  return { status: 'signed-in', profile: profile.data };
}
