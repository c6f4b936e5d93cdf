import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { teamMessages } from './messages.ts';
import type { Preview } from './use-preview.ts';

/** Who invites, and to what. */
export function InvitationText({ invitation }: Pick<Preview, 'invitation'>) {
  const messages = useMessages(teamMessages);
  const isTeam = invitation.kind === 'team';
  return (
    <>
      <h1 className="type-h1">
        {isTeam ? messages.joinTitle(invitation.businessName) : messages.joinPetTitle(invitation.petName)}
      </h1>
      <p className="text-ink-2">
        {isTeam
          ? `${messages.joinAs(messages.roles[invitation.role])} ${messages.may[invitation.role]}`
          : messages.joinPet[invitation.access]}
      </p>
    </>
  );
}

/** Used, canceled or expired: why, and the way on. */
export function InvitationGone({ children }: { readonly children: ReactNode }) {
  const messages = useMessages(teamMessages);
  return (
    <>
      <h1 className="type-h1">{messages.gone}</h1>
      <p className="text-ink-2">{messages.goneLead}</p>
      {children}
    </>
  );
}
