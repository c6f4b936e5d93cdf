import { Outlet } from '@tanstack/react-router';
import type { SignedIn } from '../../features/accounts/index.ts';
import { useUnanswered } from '../../platform/session/index.ts';
import { Guard } from '../guards/index.ts';
import { useOfflineReading } from './use-offline-reading.ts';

/**
 * An owner's page that fills the screen by itself and brings its own landmarks: the badge. While no one can say who is
 * signed in it is let through, to show what this device keeps.
 */
export function OwnerBareArea() {
  const alone = useUnanswered();
  if (alone) return <Outlet />;
  return <Guard need="owner">{(account) => <KeptOutlet account={account} />}</Guard>;
}

/** Which pets there are is kept as well, for the address where the installed app begins. */
function KeptOutlet({ account }: { readonly account: SignedIn }) {
  useOfflineReading(account);
  return <Outlet />;
}
