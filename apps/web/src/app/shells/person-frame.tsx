import type { ReactNode } from 'react';
import { readOnlySinceMs, type SignedIn, useEntitlements } from '../../features/accounts/index.ts';
import { useMyBusinesses } from '../../features/businesses/index.ts';
import { WaitingPage } from '../guards/index.ts';
import { BusinessFrame } from './business-frame.tsx';
import { OwnerFrame } from './owner-area.tsx';
import { useBillingConcern } from './use-billing-concern.ts';

interface PersonFrameProps {
  readonly account: SignedIn;
  readonly children: ReactNode;
}

/** The shell for the current user's type: a business's rail, or an owner's header for everyone else. */
export function PersonFrame({ account, children }: PersonFrameProps) {
  if (account.profile.userType === 'business') {
    return <ForBusiness account={account}>{children}</ForBusiness>;
  }
  return <OwnerFrame account={account}>{children}</OwnerFrame>;
}

function ForBusiness({ account, children }: PersonFrameProps) {
  const businesses = useMyBusinesses();
  const state = useEntitlements();
  const billing = useBillingConcern(account, businesses);
  if (businesses.status === 'loading') return <WaitingPage />;
  // The person's own pages must be reachable even if nothing else can be read.
  const shown =
    businesses.status === 'loaded'
      ? businesses
      : { status: 'loaded' as const, businesses: [], current: null, choose: () => {} };
  const entitled = state.status === 'loaded' && state.entitlements.businessConnect === true;
  const readOnly = state.status === 'loaded' && readOnlySinceMs(state.entitlements) !== null;
  const open = (entitled || readOnly) && shown.current !== null;
  return (
    <BusinessFrame account={account} businesses={shown} open={open} readOnly={readOnly} billing={billing}>
      {children}
    </BusinessFrame>
  );
}
