import { useNavigate, useParams } from '@tanstack/react-router';
import { useAccount } from '../../features/accounts/index.ts';
import { JoinView } from '../../features/team/index.ts';
import { PlainPage } from '../shells/plain-page.tsx';

export default function JoinPage() {
  const { token = '' } = useParams({ strict: false });
  const account = useAccount();
  const navigate = useNavigate();
  if (account.status !== 'signed-in') return null;
  const { email, userType } = account.profile;
  return (
    <PlainPage>
      <JoinView
        token={token}
        email={email}
        userType={userType}
        onJoined={(kind) => void navigate({ to: kind === 'team' ? '/business' : '/dashboard' })}
      />
    </PlainPage>
  );
}
