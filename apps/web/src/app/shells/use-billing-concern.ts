import { type SignedIn, useEntitlements } from '../../features/accounts/index.ts';
import { concernsBilling } from '../../features/billing/index.ts';
import type { MyBusinesses } from '../../features/businesses/index.ts';

/** Whether the person has a plan to start, change or cancel, as far as is known yet. */
export function useBillingConcern(account: SignedIn, businesses: MyBusinesses | null): boolean {
  const state = useEntitlements();
  return concernsBilling({
    userType: account.profile.userType,
    roles: businesses?.status === 'loaded' ? businesses.businesses.map(({ role }) => role) : null,
    entitlements: state.status === 'loaded' ? state.entitlements : null,
  });
}
