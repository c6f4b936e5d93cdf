import { readOnlySinceMs, type SignedIn, useEntitlements } from '../../features/accounts/index.ts';
import { BillingView } from '../../features/billing/index.ts';
import { useMyPlaces } from '../../features/businesses/index.ts';
import { Spinner } from '../../ui/feedback/index.ts';
import { Guard } from '../guards/index.ts';
import { BusinessFrame } from '../shells/business-frame.tsx';
import { OwnerFrame } from '../shells/owner-area.tsx';

/** Billing, in the shell of whoever looks at it. Source: specification, section 2: any signed-in user. */
export default function BillingPage() {
  return (
    <Guard need="anyone-signed-in">
      {(account) =>
        account.profile.userType === 'business' ? (
          <ForBusiness account={account} />
        ) : (
          <OwnerFrame account={account}>
            <Settings kind="owner" />
          </OwnerFrame>
        )
      }
    </Guard>
  );
}

function ForBusiness({ account }: { readonly account: SignedIn }) {
  const places = useMyPlaces();
  const state = useEntitlements();
  if (places.status === 'loading') return <Spinner />;
  // Billing must be reachable even when nothing else can be read.
  const shown =
    places.status === 'loaded'
      ? places
      : { status: 'loaded' as const, places: [], current: null, choose: () => {} };
  const entitled = state.status === 'loaded' && state.entitlements.businessConnect === true;
  const readOnly = state.status === 'loaded' && readOnlySinceMs(state.entitlements) !== null;
  const open = (entitled || readOnly) && shown.current !== null;
  return (
    <BusinessFrame account={account} places={shown} open={open} readOnly={readOnly}>
      <Settings kind="business" />
    </BusinessFrame>
  );
}

function Settings({ kind }: { readonly kind: 'owner' | 'business' }) {
  const state = useEntitlements();
  return (
    <BillingView
      kind={kind}
      entitlements={state.status === 'loaded' ? state.entitlements : null}
      problem={state.status === 'error' ? state.message : null}
    />
  );
}
