import type { accounts, OutputOf } from '@clearpaw/contract';
import { useEffect, useState } from 'react';
import { findKept, notKept, useCall } from '../../platform/data/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { useSession, useUnanswered } from '../../platform/session/index.ts';
import { askWhoIsSignedIn } from './session-question.ts';

type Profile = NonNullable<OutputOf<typeof accounts.getProfile>>;

export type Account =
  | { readonly status: 'loading' }
  | { readonly status: 'anonymous' }
  /** The profile could not be loaded: the user type is unknown, so no one is asked to choose one. */
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
  const kept = useKeptProfile();
  if (!current.ready) {
    if (kept) return { status: 'signed-in', profile: kept };
    if (kept === undefined || navigator.onLine) return { status: 'loading' };
    return { status: 'failed', message: notKept(), retry: () => location.reload() };
  }
  if (uid === null) return { status: 'anonymous' };
  if (profile.isError && !(profile.data && isUnanswered(profile.error))) {
    return { status: 'failed', message: profile.error.message, retry: () => void profile.refetch() };
  }
  if (!profile.data || profile.data.uid !== uid) return { status: 'loading' };
  return { status: 'signed-in', profile: profile.data };
}

/**
 * While it is unknown who is signed in: the owner whose pages this device has stored; undefined until that is known.
 */
function useKeptProfile(): Profile | null | undefined {
  const unanswered = useUnanswered();
  const [kept, setKept] = useState<Profile | null>();
  useEffect(() => {
    if (unanswered) void findKept('getProfile', {}).then(setKept);
  }, [unanswered]);
  return unanswered ? kept : undefined;
}
