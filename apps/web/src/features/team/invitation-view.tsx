import { useEffect } from 'react';
import { paths } from '../../paths/index.ts';
import { ErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { InvitationGone, InvitationText } from './invitation-text.tsx';
import { teamMessages } from './messages.gen.ts';
import { keepInvitation } from './pending-invitation.ts';
import { usePreview } from './use-preview.ts';

/** An invitation for someone who is not signed in: what it is for, and links to log in or register. */
export function InvitationView({ token }: { readonly token: string }) {
  const messages = teamMessages;
  const state = usePreview(token);
  useEffect(() => {
    if (state.status === 'open') keepInvitation(token, state.preview.invitation.kind);
    if (state.status === 'gone') keepInvitation(null);
  }, [state, token]);
  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'failed') return <ErrorPanel onRetry={state.retry}>{state.message}</ErrorPanel>;
  if (state.status === 'gone') {
    return (
      <InvitationGone>
        <LinkButton href={paths.login}>{messages.logIn}</LinkButton>
      </InvitationGone>
    );
  }
  return (
    <>
      <InvitationText invitation={state.preview.invitation} />
      <p className="text-ink-2">{messages.invitedAddress(state.preview.email)}</p>
      <div className="flex w-full flex-wrap gap-3">
        <LinkButton href={paths.registerInvited} size="lead" className="max-md:w-full">
          {messages.createAccount}
        </LinkButton>
        <LinkButton href={paths.login} variant="secondary" size="lead" className="max-md:w-full">
          {messages.logIn}
        </LinkButton>
      </div>
    </>
  );
}
