import { useEntitlements } from '../../features/accounts/index.ts';
import { AlertsView } from '../../features/alerts/index.ts';
import { useMyPlaces } from '../../features/businesses/index.ts';
import { Spinner } from '../../ui/feedback/index.ts';
import { Guard } from '../guards/index.ts';
import { BusinessFrame } from '../shells/business-frame.tsx';
import { OwnerFrame } from '../shells/owner-area.tsx';

type Account = React.ComponentProps<typeof OwnerFrame>['account'];

/** Alerts, in the shell of whoever reads them. */
export default function AlertsPage() {
  return (
    <Guard need="anyone-signed-in">
      {(account) =>
        account.profile.userType === 'business' ? (
          <ForBusiness account={account} />
        ) : (
          <OwnerFrame account={account}>
            <AlertsView kind="owner" />
          </OwnerFrame>
        )
      }
    </Guard>
  );
}

function ForBusiness({ account }: { readonly account: Account }) {
  const places = useMyPlaces();
  const state = useEntitlements();
  if (places.status === 'loading') return <Spinner />;
  // Alerts must be reachable even when the places cannot be read.
  const shown =
    places.status === 'loaded'
      ? places
      : { status: 'loaded' as const, places: [], current: null, choose: () => {} };
  const entitled = state.status === 'loaded' && state.entitlements.businessConnect === true;
  return (
    <BusinessFrame account={account} places={shown} open={entitled && shown.current !== null}>
      <AlertsView kind="business" />
    </BusinessFrame>
  );
}
