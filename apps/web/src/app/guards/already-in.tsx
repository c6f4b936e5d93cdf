import { type ReactNode, useEffect, useState } from 'react';
import { askWhoIsSignedIn } from '../../features/accounts/index.ts';
import { pendingInvitationPath } from '../../features/team/pending-invitation.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { Redirect } from './redirect.tsx';

/**
 * Signed-in visitors are redirected to their home; after a sign-in here the form itself redirects.
 * The session alone is asked: the profile, and what follows from it, is the next page's question.
 */
export function AlreadyIn({ children }: { readonly children: ReactNode }) {
  const state = useSession();
  const { from } = useNavigation();
  const [seenOut, setSeenOut] = useState(false);
  useEffect(() => {
    if (!state.ready) void askWhoIsSignedIn();
  }, [state.ready]);
  if (state.ready && state.uid === null && !seenOut) setSeenOut(true);
  if (state.ready && state.uid !== null && !seenOut)
    return <Redirect to={pendingInvitationPath() ?? from ?? paths.dashboard} />;
  return children;
}
