import { useAccount } from '../../features/accounts/index.ts';
import { useBusiness } from '../../features/businesses/index.ts';
import { TeamView } from '../../features/team/index.ts';

export default function TeamPage() {
  const account = useAccount();
  const ownUid = account.status === 'signed-in' ? account.profile.uid : '';
  return <TeamView business={useBusiness()} ownUid={ownUid} />;
}
