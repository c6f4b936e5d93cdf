import type { SignedIn } from '../../features/accounts/index.ts';
import { useMyBusinesses } from '../../features/businesses/index.ts';
import { PlanPanel } from '../../features/settings/index.ts';
import { useBillingConcern } from '../shells/use-billing-concern.ts';

/** The link to the plan, for those who have one. */
export function SettingsPlan({ account }: { readonly account: SignedIn }) {
  return account.profile.userType === 'business' ? (
    <OfBusiness account={account} />
  ) : (
    <OfOwner account={account} />
  );
}

function OfBusiness({ account }: { readonly account: SignedIn }) {
  const businesses = useMyBusinesses();
  return useBillingConcern(account, businesses) && <PlanPanel />;
}

/** A pet owner may still pay for a business they ran before. */
function OfOwner({ account }: { readonly account: SignedIn }) {
  return useBillingConcern(account, null) && <PlanPanel />;
}
