import { type SignedIn, useEntitlements } from '../../features/accounts/index.ts';
import { concernsBilling } from '../../features/billing/index.ts';
import type { MyPlaces } from '../../features/businesses/index.ts';

/** Whether the person has a plan to start, change or cancel, as far as it is known by now. */
export function useBillingConcern(account: SignedIn, places: MyPlaces | null): boolean {
  const state = useEntitlements();
  return concernsBilling({
    userType: account.profile.userType,
    roles: places?.status === 'loaded' ? places.places.map(({ role }) => role) : null,
    entitlements: state.status === 'loaded' ? state.entitlements : null,
  });
}
