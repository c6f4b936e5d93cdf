import { paths } from '../../paths/index.ts';
import { call } from '../../platform/session/index.ts';
import { keepInvitation } from './pending-invitation.ts';
import type { PreviewedInvitation } from './use-preview.ts';

/**
 * Accepts an invitation for an account that has just been created for it.
 * @returns where it leads; null if it was refused, for which the page of the invitation has the words
 */
export async function acceptAtOnce(token: string, invitation: PreviewedInvitation): Promise<string | null> {
  try {
    await call('setUserType', { userType: invitation.kind === 'team' ? 'business' : 'owner' });
    await call('acceptInvitation', { token });
  } catch {
    return null;
  }
  keepInvitation(null);
  return invitation.kind === 'team' ? paths.today : paths.pet(invitation.petId);
}
