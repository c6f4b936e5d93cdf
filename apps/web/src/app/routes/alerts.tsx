import { AlertsView } from '../../features/alerts/index.ts';
import { Guard } from '../guards/index.ts';
import { PersonFrame } from '../shells/person-frame.tsx';

/** Alerts, in the shell for the current user's type. */
export default function AlertsPage() {
  return (
    <Guard need="anyone-signed-in">
      {(account) => (
        <PersonFrame account={account}>
          <AlertsView kind={account.profile.userType === 'business' ? 'business' : 'owner'} />
        </PersonFrame>
      )}
    </Guard>
  );
}
