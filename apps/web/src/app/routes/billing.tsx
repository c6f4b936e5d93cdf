import { useEntitlements } from '../../features/accounts/index.ts';
import { BillingView } from '../../features/billing/index.ts';
import { Guard } from '../guards/index.ts';
import { PersonFrame } from '../shells/person-frame.tsx';

/** Billing, in the shell for the current user's type. Source: specification, section 2: any signed-in user. */
export default function BillingPage() {
  return (
    <Guard need="anyone-signed-in">
      {(account) => (
        <PersonFrame account={account}>
          <Billing kind={account.profile.userType === 'business' ? 'business' : 'owner'} />
        </PersonFrame>
      )}
    </Guard>
  );
}

function Billing({ kind }: { readonly kind: 'owner' | 'business' }) {
  const state = useEntitlements();
  return (
    <BillingView
      kind={kind}
      entitlements={state.status === 'loaded' ? state.entitlements : null}
      failure={state.status === 'error' ? state : null}
    />
  );
}
