import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { teamMessages } from './messages.gen.ts';
import type { Preview } from './use-preview.ts';

const waiting = portraitFor({ id: 'invitation', species: 'cat', coat: 'ginger', blanket: 'sky' });

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

interface InvitationGoneProps {
  /** Who is signed in needs no hint to log in. */
  readonly isSignedIn?: boolean;
  readonly children: ReactNode;
}

/** Explains that the invitation was used, canceled or has expired, and what to do next. */
export function InvitationGone({ isSignedIn = false, children }: InvitationGoneProps) {
  const messages = teamMessages;
  return (
    <Card padding="large" className="w-full md:mt-[10dvh]">
      <EmptyState
        appearance={waiting}
        prop="none"
        heading="h1"
        title={messages.gone}
        action={<div className="flex flex-col items-center gap-4">{children}</div>}
      >
        {isSignedIn ? messages.goneLeadSignedIn : messages.goneLead}
      </EmptyState>
    </Card>
  );
}
