import { productName } from '@clearpaw/domain';
import { Outlet, useLocation } from '@tanstack/react-router';
import { PersonMenu, type SignedIn } from '../../features/accounts/index.ts';
import { AlertsContext, useAlertCount, useNewestAlerts } from '../../features/alerts/index.ts';
import { documentMessages, useUnconfirmed } from '../../features/documents/index.ts';
import { paths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { type NavItem, OwnerHeader, OwnerShell, TabBar } from '../../ui/shell/index.ts';
import { Guard } from '../guards/index.ts';
import { HelpLink } from '../help/help-link.tsx';
import { useHelpTopic } from '../help/use-help-topic.ts';
import { IntakePrompt } from '../intake-prompt.tsx';
import { shellMessages } from '../messages.gen.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { ownerNavItems } from './owner-nav-items.ts';
import { OwnerWaiting } from './owner-waiting.tsx';
import { useOfflineReading } from './use-offline-reading.ts';

/** Everything under an owner's header. */
export function OwnerArea() {
  return (
    <Guard need="owner" waiting={<OwnerWaiting />}>
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
  const messages = shellMessages;
  const { pathname } = useLocation();
  useOfflineReading(account);
  const newest = useNewestAlerts();
  const documentTexts = documentMessages;
  const unconfirmed = useUnconfirmed().length;
  const known = ownerNavItems(pathname);
  const items: NavItem[] = [
    known.pets,
    { ...known.documents, count: unconfirmed, countLabel: documentTexts.unconfirmed(unconfirmed) },
    { ...known.alerts, ...useAlertCount(newest) },
    known.settings,
  ];
  const { displayName, email } = account.profile;
  const header = (
    <OwnerHeader
      brand={
        <Anchor
          href={paths.landing}
          aria-label={messages.home}
          className="inline-flex min-h-11 items-center text-ink rounded-bar"
        >
          <Wordmark name={productName} />
        </Anchor>
      }
      business={messages.ownerDashboard}
      navLabel={messages.ownerNavigation}
      items={items}
      end={
        <>
          <HelpLink className="max-md:-me-3" />
          <PersonMenu name={displayName ?? email} help={useHelpTopic()} />
        </>
      }
    />
  );
  return (
    <OwnerShell header={header} tabBar={<TabBar navLabel={messages.ownerNavigation} items={items} />}>
      <OfflineBanner>
        <AlertsContext value={newest}>{children}</AlertsContext>
      </OfflineBanner>
      <IntakePrompt />
    </OwnerShell>
  );
}
