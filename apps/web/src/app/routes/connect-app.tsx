import { type SignedIn, useSignOut } from '../../features/accounts/index.ts';
import { AppRequestView, type AskedPerson, BadRequest } from '../../features/apps/index.ts';
import { useMyBusinesses } from '../../features/businesses/index.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { ErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Guard } from '../guards/index.ts';
import { PlainPage } from '../shells/plain-page.tsx';

/** Where an app sends people who should give it access. */
export default function ConnectAppPage() {
  const error = new URLSearchParams(useNavigation().search).get('error');
  return (
    <>
      {error !== null && (
        <PlainPage>
          <BadRequest error={error} />
        </PlainPage>
      )}
      {error === null && (
        <Guard need="anyone-signed-in">
          {(account) => (
            <PlainPage>
              {account.profile.userType === 'business' ? (
                <AskedBusiness account={account} />
              ) : (
                <Asked account={account} businesses={[]} />
              )}
            </PlainPage>
          )}
        </Guard>
      )}
    </>
  );
}

function AskedBusiness({ account }: { readonly account: SignedIn }) {
  const mine = useMyBusinesses();
  if (mine.status === 'loading') return <Spinner />;
  if (mine.status === 'failed') return <ErrorPanel onRetry={mine.retry}>{mine.message}</ErrorPanel>;
  const managed = mine.businesses.filter(({ role }) => role !== 'staff');
  return <Asked account={account} businesses={managed} />;
}

interface AskedProps {
  readonly account: SignedIn;
  readonly businesses: AskedPerson['businesses'];
}

function Asked({ account, businesses }: AskedProps) {
  const { path, search, go } = useNavigation();
  const signOut = useSignOut();
  const { email, userType } = account.profile;
  return (
    <AppRequestView
      search={search}
      person={{ email, userType, businesses }}
      onOtherAccount={() => void signOut().then(() => go(paths.login, { from: `${path}${search}` }))}
      onLeave={(url) => window.location.assign(url)}
    />
  );
}
