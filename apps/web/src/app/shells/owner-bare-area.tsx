import { Outlet } from '@tanstack/react-router';
import type { SignedIn } from '../../features/accounts/index.ts';
import { useUnanswered } from '../../platform/session/index.ts';
import { Guard } from '../guards/index.ts';
import { useOfflineReading } from './use-offline-reading.ts';

/**
 * For an owner's full-screen page with its own landmarks: the badge. While it is not known who is signed in, the page
 * is shown with the data stored on this device.
 */
export function OwnerBareArea() {
  const alone = useUnanswered();
  if (alone) return <Outlet />;
  return <Guard need="owner">{(account) => <KeptOutlet account={account} />}</Guard>;
}

/** The list of pets is stored as well, for the start page of the installed app. */
function KeptOutlet({ account }: { readonly account: SignedIn }) {
  useOfflineReading(account);
  return <Outlet />;
}
