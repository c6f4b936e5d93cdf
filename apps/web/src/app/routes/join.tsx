import { useNavigate, useParams } from '@tanstack/react-router';
import { useAccount } from '../../features/accounts/index.ts';
import { InvitationView, JoinView } from '../../features/team/index.ts';
import { paths } from '../../paths/index.ts';
import { forgetEverything } from '../../platform/data/index.ts';
import { session } from '../../platform/session/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { WaitingPage } from '../guards/index.ts';
import { PlainPage } from '../shells/plain-page.tsx';

/** Where the link of an invitation leads, signed in or not. */
export default function JoinPage() {
  const { token = '' } = useParams({ strict: false });
  const account = useAccount();
  const navigate = useNavigate();
  if (account.status === 'loading') return <WaitingPage />;
  if (account.status === 'failed') {
    return (
      <PlainPage>
        <ErrorPanel onRetry={account.retry}>{account.message}</ErrorPanel>
      </PlainPage>
    );
  }
  if (account.status === 'anonymous') {
    return (
      <PlainPage>
        <InvitationView token={token} />
      </PlainPage>
    );
  }
  const switchAccount = async () => {
    await session.signOut();
    forgetEverything();
  };
  const { email, userType } = account.profile;
  return (
    <PlainPage>
      <JoinView
        token={token}
        email={email}
        userType={userType}
        onJoined={(opened) =>
          void (opened.kind === 'team'
            ? navigate({ to: paths.today })
            : navigate({ to: paths.pet('$petId'), params: { petId: opened.petId } }))
        }
        onDeclined={() => void navigate({ to: paths.dashboard })}
        onSwitchAccount={() => void switchAccount()}
      />
    </PlainPage>
  );
}
