import { CallError } from '@clearpaw/client';
import { useEffect } from 'react';
import { paths } from '../../paths/index.ts';
import { useAction, useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { InvitationGone, InvitationText } from './invitation-text.tsx';
import { teamMessages } from './messages.gen.ts';
import { keepInvitation } from './pending-invitation.ts';
import type { Preview } from './use-preview.ts';

type Opened = Preview['invitation'];
type UserType = 'owner' | 'business';

interface JoinViewProps {
  readonly token: string;
  readonly email: string;
  readonly userType: UserType | null;
  readonly onJoined: (opened: Opened) => void;
  readonly onDeclined: () => void;
  /** Signs out and comes back to this page. */
  readonly onSwitchAccount: () => void;
}

/** An invitation for someone who is signed in: the text, and the button that accepts it. */
export function JoinView(props: JoinViewProps) {
  const { token, email, onSwitchAccount } = props;
  const messages = teamMessages;
  const opened = useCall('previewInvitation', { token });
  const gone = opened.error instanceof CallError && opened.error.code === 'not-found';
  useEffect(() => {
    if (opened.data) keepInvitation(token, opened.data.invitation.kind);
    if (gone) keepInvitation(null);
  }, [opened.data, gone, token]);
  if (opened.isPending) return <Spinner />;
  if (gone) {
    return (
      <InvitationGone isSignedIn>
        <LinkButton href={paths.dashboard}>{messages.home}</LinkButton>
        <p className="text-ink-2 type-small">{messages.signedInAs(email)}</p>
        <Button variant="ghost" onPress={onSwitchAccount}>
          {messages.otherAccount}
        </Button>
      </InvitationGone>
    );
  }
  if (opened.isError) {
    return <CallErrorPanel call={opened} />;
  }
  const { invitation } = opened.data;
  if (opened.data.email !== email.toLowerCase()) {
    return (
      <>
        <InvitationText invitation={invitation} />
        <Banner tone="wait">{messages.otherAddress(opened.data.email, email)}</Banner>
        <Button size="lead" onPress={onSwitchAccount}>
          {messages.switchAccount}
        </Button>
      </>
    );
  }
  return <Acceptance {...props} invitation={invitation} />;
}

/**
 * Accepting changes the account to the type that the invitation requires; if the account already has another type, that
 * is stated first.
 */
function Acceptance(props: JoinViewProps & { readonly invitation: Opened }) {
  const { token, email, userType, invitation, onJoined, onDeclined } = props;
  const messages = teamMessages;
  const acceptInvitation = useAction('acceptInvitation');
  const acceptTransfer = useAction('acceptTransfer');
  const accept = invitation.kind === 'transfer' ? acceptTransfer : acceptInvitation;
  const choose = useAction('setUserType');
  const needed: UserType = invitation.kind === 'team' ? 'business' : 'owner';
  const switches = userType !== null && userType !== needed;
  const join = async () => {
    if (userType !== needed) await choose.mutateAsync({ userType: needed });
    await (invitation.kind === 'transfer' ? acceptTransfer : acceptInvitation).mutateAsync({ token });
    keepInvitation(null);
    onJoined(invitation);
  };
  const decline = () => {
    keepInvitation(null);
    onDeclined();
  };
  const acceptText =
    invitation.kind === 'transfer' ? messages.acceptPet(invitation.petName) : messages.accept;
  const problem = choose.error ?? accept.error;
  const isUnpaid = problem instanceof CallError && problem.reason === 'upgrade_required';
  return (
    <>
      <InvitationText invitation={invitation} />
      <p className="text-ink-2 type-small">{messages.signedInAs(email)}</p>
      {switches && <Banner tone="wait">{messages.switches[needed]}</Banner>}
      {problem && (
        <Banner tone="stop" announce="alert">
          {isUnpaid ? messages.planEnded : problem.message}
        </Banner>
      )}
      <div className="flex w-full flex-wrap gap-3">
        <Button
          size="lead"
          className="max-md:w-full"
          busy={(accept.isPending || choose.isPending) && messages.accepting}
          onPress={() => void join().catch(() => {})}
        >
          {switches ? messages.switchAndAccept[needed] : acceptText}
        </Button>
        <Button size="lead" variant="quiet" className="max-md:w-full" onPress={decline}>
          {messages.notNow}
        </Button>
      </div>
    </>
  );
}
