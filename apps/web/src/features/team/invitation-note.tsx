import { useEffect } from 'react';
import { Banner } from '../../ui/feedback/index.ts';
import { teamMessages } from './messages.gen.ts';
import { keepInvitation } from './pending-invitation.ts';
import { type PreviewedInvitation, usePreview } from './use-preview.ts';

interface InvitationNoteProps {
  readonly token: string;
  /** Called with the address that the invitation was sent to. */
  readonly onEmail: (email: string) => void;
  /** Called with what the person was invited to. */
  readonly onInvitation?: ((invitation: PreviewedInvitation) => void) | undefined;
}

/** Shown at login and registration: what the person was invited to. */
export default function InvitationNote({ token, onEmail, onInvitation }: InvitationNoteProps) {
  const messages = teamMessages;
  const state = usePreview(token);
  const email = state.status === 'open' ? state.preview.email : null;
  useEffect(() => {
    if (email !== null) onEmail(email);
  }, [email, onEmail]);
  const invited = state.status === 'open' ? state.preview.invitation : null;
  useEffect(() => {
    if (invited) onInvitation?.(invited);
  }, [invited, onInvitation]);
  useEffect(() => {
    if (state.status === 'gone') keepInvitation(null);
  }, [state.status]);
  if (state.status !== 'open') return null;
  const { invitation } = state.preview;
  return (
    <Banner
      tone="ok"
      announce="status"
      title={
        invitation.kind === 'team'
          ? messages.invitedToTeam(invitation.businessName)
          : messages.invitedToPet(invitation.petName)
      }
    >
      {messages.invitedAddress(state.preview.email)}
    </Banner>
  );
}
