import { pendingInvitationPath } from '../../features/team/pending-invitation.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';

/**
 * Navigates to a pending invitation, the remembered address, or the dashboard, whose guard redirects to the right home
 * page.
 */
export function useAfterSignIn(): () => Promise<void> {
  const { from, go } = useNavigation();
  return () => go(pendingInvitationPath() ?? remembered(from) ?? paths.dashboard, { replace: true });
}

/** Goes to a waiting invitation, or to the dashboard. Source: specification, section 2, "Guards and navigation". */
export function useAfterRegistration(): () => Promise<void> {
  const { go } = useNavigation();
  return () => go(pendingInvitationPath() ?? paths.dashboard, { replace: true });
}

function remembered(from: string | undefined): string | undefined {
  return from?.startsWith('/') && !from.startsWith('//') ? from : undefined;
}
