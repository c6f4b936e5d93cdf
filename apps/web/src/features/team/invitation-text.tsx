import type { ReactNode } from 'react';
import { teamMessages } from './messages.gen.ts';
import type { Preview } from './use-preview.ts';

/** Who sent the invitation, and what it is for. */
export function InvitationText({ invitation }: Pick<Preview, 'invitation'>) {
  const messages = teamMessages;
  return (
    <>
      <h1 className="type-h1">{titleOf(invitation, messages)}</h1>
      <p className="text-ink-2">{leadOf(invitation, messages)}</p>
    </>
  );
}

type Messages = typeof teamMessages;

function titleOf(invitation: Preview['invitation'], messages: Messages): string {
  if (invitation.kind === 'team') return messages.joinTitle(invitation.businessName);
  const { petName } = invitation;
  return invitation.kind === 'pet' ? messages.joinPetTitle(petName) : messages.transferTitle(petName);
}

function leadOf(invitation: Preview['invitation'], messages: Messages): string {
  if (invitation.kind === 'pet') return messages.joinPet[invitation.access];
  if (invitation.kind === 'transfer') return messages.transferLead[invitation.keep];
  return `${messages.joinAs(messages.roles[invitation.role])} ${messages.may[invitation.role]}`;
}

/** Explains that the invitation was used, canceled or has expired, and what to do next. */
export function InvitationGone({ children }: { readonly children: ReactNode }) {
  const messages = teamMessages;
  return (
    <>
      <h1 className="type-h1">{messages.gone}</h1>
      <p className="text-ink-2">{messages.goneLead}</p>
      {children}
    </>
  );
}
