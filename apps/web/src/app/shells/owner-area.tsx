import { productName } from '@clearpaw/domain';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Bell, FileText, PawPrint, Settings } from 'lucide-react';
import { PersonMenu, type SignedIn } from '../../features/accounts/index.ts';
import { AlertsContext, useAlertCount, useNewestAlerts } from '../../features/alerts/index.ts';
import { documentWords, useUnconfirmed } from '../../features/documents/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { type NavItem, OwnerHeader, OwnerShell, TabBar } from '../../ui/shell/index.ts';
import { Guard } from '../guards/index.ts';
import { shellWords } from '../words.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useOfflineReading } from './use-offline-reading.ts';

/** Everything under an owner's header. */
export function OwnerArea() {
  return (
    <Guard need="owner">
      {(account) => (
        <OwnerFrame account={account}>
          <Outlet />
        </OwnerFrame>
      )}
    </Guard>
  );
}

/** The owner's header and tab bar around a page. */
export function OwnerFrame({
  account,
  children,
}: {
  readonly account: SignedIn;
  readonly children: React.ReactNode;
}) {
  const words = useWordsOf(shellWords);
  const { pathname } = useLocation();
  useOfflineReading(account);
  const newest = useNewestAlerts();
  const paperWords = useWordsOf(documentWords);
  const unconfirmed = useUnconfirmed().length;
  const items: NavItem[] = [
    {
      href: '/dashboard',
      label: words.myPets,
      icon: PawPrint,
      current: pathname === '/dashboard' || pathname.startsWith('/pets'),
    },
    {
      href: '/docs',
      label: words.documents,
      icon: FileText,
      current: pathname.startsWith('/docs'),
      count: unconfirmed,
      countLabel: paperWords.unconfirmed(unconfirmed),
    },
    {
      href: '/alerts',
      label: words.alerts,
      icon: Bell,
      current: pathname === '/alerts',
      ...useAlertCount(newest),
    },
    { href: '/settings', label: words.settings, icon: Settings, current: pathname === '/settings' },
  ];
  const { displayName, email } = account.profile;
  const header = (
    <OwnerHeader
      brand={
        <TextLink href="/" aria-label={words.home} className="text-ink no-underline">
          <Wordmark name={productName} />
        </TextLink>
      }
      place={words.ownerDashboard}
      navLabel={words.ownerNavigation}
      items={items}
      end={<PersonMenu name={displayName ?? email} />}
    />
  );
  return (
    <OwnerShell header={header} tabBar={<TabBar navLabel={words.ownerNavigation} items={items} />}>
      <OfflineBanner />
      <AlertsContext value={newest}>{children}</AlertsContext>
    </OwnerShell>
  );
}
