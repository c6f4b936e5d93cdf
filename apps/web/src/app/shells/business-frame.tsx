import { type MemberRole, mayDo, productName } from '@clearpaw/domain';
import { useLocation } from '@tanstack/react-router';
import {
  BadgeCheck,
  Bell,
  ChartColumn,
  DoorOpen,
  ListChecks,
  PawPrint,
  QrCode,
  ScanLine,
  ScrollText,
  Settings,
  Signature,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonMenu, type SignedIn } from '../../features/accounts/index.ts';
import { AlertsContext, BellLink, useAlertCount, useNewestAlerts } from '../../features/alerts/index.ts';
import { type MyPlaces, PlaceMenu, PlaceRole } from '../../features/businesses/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { BrandMark, Wordmark } from '../../ui/brand/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { BusinessRail, BusinessShell, type NavItem, TabBar } from '../../ui/shell/index.ts';
import { shellWords } from '../words.ts';
import { MoreTab } from './more-tab.tsx';

interface BusinessFrameProps {
  readonly account: SignedIn;
  readonly places: Extract<MyPlaces, { status: 'loaded' }>;
  /** Whether the pages behind the navigation can be entered; else only the page at hand is named. */
  readonly open: boolean;
  /** The plan has ended: what can be read stays in the navigation, what writes does not. */
  readonly readOnly?: boolean | undefined;
  readonly children: ReactNode;
}

/** Rail, tab bar and, on a phone, a bar with place and person; the page stands between them. */
export function BusinessFrame({ account, places, open, readOnly = false, children }: BusinessFrameProps) {
  const words = useWordsOf(shellWords);
  const newest = useNewestAlerts();
  const items = useItems({ open, readOnly, newest });
  const more = useMore(open, places.current?.role ?? 'staff');
  const switcher = places.current ? (
    <PlaceMenu
      places={places.places}
      current={places.current}
      onChoose={places.choose}
      detail={words.businessDashboard}
    />
  ) : (
    <p className="px-2 text-ink-2 type-caption">{words.businessDashboard}</p>
  );
  const name = account.profile.displayName ?? account.profile.email;
  const person = (
    <div className="flex items-center gap-3">
      <PersonMenu name={name} />
      <p className="min-w-0 max-lg:hidden">
        <span className="block truncate font-semibold type-caption">{name}</span>
        {places.current && (
          <span className="block text-ink-3 type-caption">
            <PlaceRole role={places.current.role} />
          </span>
        )}
      </p>
    </div>
  );
  const home = (face: ReactNode) => (
    <TextLink href="/" aria-label={words.home} className="inline-block text-ink no-underline">
      {face}
    </TextLink>
  );
  return (
    <BusinessShell
      notice={
        <header className="flex items-center gap-3 border-line border-b bg-sunken px-5 py-2.5 md:hidden">
          {home(<BrandMark size={32} />)}
          <div className="min-w-0 flex-1">{switcher}</div>
          <BellLink unread={newest.unread} />
          <PersonMenu name={name} />
        </header>
      }
      rail={
        <BusinessRail
          brand={home(<Wordmark name={productName} />)}
          mark={home(<BrandMark size={36} />)}
          switcher={switcher}
          navLabel={words.businessNavigation}
          items={[...items, ...more]}
          person={person}
        />
      }
      tabBar={
        open && (
          <TabBar
            navLabel={words.businessNavigation}
            items={items.filter(({ href }) => atThumb.includes(href))}
            end={<MoreTab items={[...items.filter(({ href }) => !elsewhere.includes(href)), ...more]} />}
          />
        )
      }
    >
      <AlertsContext value={newest}>{children}</AlertsContext>
    </BusinessShell>
  );
}

/** What a phone's bar holds itself; alerts have their bell on top, and everything else is behind "More". */
const atThumb = ['/business', '/business/scan', '/business/pets'];
const elsewhere = [...atThumb, '/alerts'];

interface NavigationState {
  readonly open: boolean;
  readonly readOnly: boolean;
  readonly newest: ReturnType<typeof useNewestAlerts>;
}

function useItems({ open, readOnly, newest }: NavigationState): readonly NavItem[] {
  const words = useWordsOf(shellWords);
  const { pathname } = useLocation();
  const today: NavItem = {
    href: '/business',
    label: words.today,
    icon: DoorOpen,
    current: pathname === '/business',
  };
  const settings: NavItem = {
    href: '/settings',
    label: words.settings,
    icon: Settings,
    current: pathname === '/settings',
  };
  const alerts: NavItem = {
    href: '/alerts',
    label: words.alerts,
    icon: Bell,
    current: pathname === '/alerts',
    ...useAlertCount(newest),
  };
  if (!open) return [{ ...today, current: pathname === '/business' }, alerts, settings];
  return [
    today,
    ...(readOnly ? [] : [{ href: '/business/scan', label: words.scan, icon: ScanLine, raised: true }]),
    {
      href: '/business/pets',
      label: words.pets,
      icon: PawPrint,
      current: pathname.startsWith('/business/pets'),
    },
    {
      href: '/business/requirements',
      label: words.requirements,
      icon: ListChecks,
      current: pathname === '/business/requirements',
    },
    {
      href: '/business/insight',
      label: words.insight,
      icon: ChartColumn,
      current: pathname === '/business/insight',
    },
    alerts,
  ];
}

/** Further pages of a place: in the rail, and on a phone behind "More", because its bar holds four. */
function useMore(open: boolean, role: MemberRole): readonly NavItem[] {
  const words = useWordsOf(shellWords);
  const { pathname } = useLocation();
  if (!open) return [];
  const pages = [
    { href: '/business/reviews', label: words.reviews, icon: BadgeCheck, action: 'readReviews' },
    { href: '/business/waivers', label: words.waivers, icon: Signature, action: 'readWaivers' },
    { href: '/business/poster', label: words.poster, icon: QrCode, action: 'checkIn' },
    { href: '/business/team', label: words.team, icon: Users, action: 'readTeam' },
    { href: '/business/trail', label: words.trail, icon: ScrollText, action: 'readTrail' },
    {
      href: '/business/settings',
      label: words.placeSettings,
      icon: SlidersHorizontal,
      action: 'editBusiness',
    },
  ] as const;
  return pages
    .filter(({ action }) => mayDo(role, action))
    .map(({ action: _needed, ...page }) => ({ ...page, current: pathname.startsWith(page.href) }));
}
