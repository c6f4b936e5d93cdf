import { type Entitlements, isLook, type MemberRole, mayDo } from '@clearpaw/domain';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';

import { readOnlySinceMs, type SignedIn, useEntitlements } from '../../features/accounts/index.ts';
import { concernsBilling } from '../../features/billing/index.ts';
import {
  type OpenPlace,
  PlaceContext,
  ReadOnlyBanner,
  SetupForm,
  UpgradeBanner,
  useMyPlaces,
} from '../../features/businesses/index.ts';
import { businessWords } from '../../features/businesses/words.ts';
import { useOfflinePlace } from '../../features/check-ins/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { Guard, WaitingPage } from '../guards/index.ts';
import { BusinessFrame } from './business-frame.tsx';
import { businessPageAt } from './business-pages.ts';
import { NotForRole } from './not-for-role.tsx';
import { useScannerManifest } from './use-manifest.ts';

const isKiosk = (path: string): boolean => /^\/business\/waivers\/[^/]+\/sign$/.test(path);

/** The scanner and the kiosk stand alone, and go on without a network once they were opened. */
const fillsScreen = (path: string): boolean => path === '/business/scan' || isKiosk(path);

/** Everything behind a business's rail. Source: specification, sections 2 and 6. */
export function BusinessArea() {
  const { pathname } = useLocation();
  useScannerManifest();
  const alone = useOfflinePlace<OpenPlace>({ wanted: fillsScreen(pathname), stays: isKiosk(pathname) });
  if (alone) {
    return (
      <PlaceContext value={alone}>
        <Outlet />
      </PlaceContext>
    );
  }
  return <Guard need="business">{(account) => <Entitled account={account} />}</Guard>;
}

/** The gate of the plan: it opens only where the entitlement is exactly true. */
function Entitled({ account }: { readonly account: SignedIn }) {
  const state = useEntitlements();
  if (state.status === 'loading') return <WaitingPage />;
  if (state.status === 'error') return <Failed onRetry={state.retry}>{state.message}</Failed>;
  return <Places account={account} entitlements={state.entitlements} />;
}

interface PlacesProps {
  readonly account: SignedIn;
  readonly entitlements: Entitlements;
}

/**
 * The person's places: the plan's banner, the set-up of a first one, or the pages of the current one. After the plan has
 * ended these can still be read.
 */
function Places({ account, entitlements }: PlacesProps) {
  const words = useWordsOf(businessWords);
  const places = useMyPlaces();
  // Of the page that is shown: the address is ahead of it while the next page is fetched.
  const pathname = useMatches().at(-1)?.pathname ?? '';
  if (places.status === 'loading') return <WaitingPage />;
  if (places.status === 'failed') {
    return (
      <Failed title={words.loadFailed} onRetry={places.retry}>
        {places.message}
      </Failed>
    );
  }
  const { current } = places;
  const entitled = entitlements.businessConnect === true;
  const sinceMs = readOnlySinceMs(entitlements);
  const place = current && (entitled || sinceMs !== null) ? { ...current, readOnly: !entitled } : null;
  if (entitled && place && fillsScreen(pathname)) {
    return (
      <PlaceContext value={place}>
        <Outlet />
      </PlaceContext>
    );
  }
  return (
    <BusinessFrame
      account={account}
      places={places}
      open={place !== null}
      readOnly={place?.readOnly}
      billing={concernsBilling({
        userType: account.profile.userType,
        roles: places.places.map(({ role }) => role),
        entitlements,
      })}
    >
      {!entitled && place === null && <UpgradeBanner />}
      {entitled && place === null && <SetUp />}
      {place && (
        <PlaceContext value={place}>
          {sinceMs !== null && <ReadOnlyBanner place={place} sinceMs={sinceMs} />}
          {mayOpen(place.role, pathname) ? <Outlet key={place.id} /> : <NotForRole />}
        </PlaceContext>
      )}
    </BusinessFrame>
  );
}

/** A page that this role cannot read says so at once, instead of controls that are refused one by one. */
function mayOpen(role: MemberRole, path: string): boolean {
  const page = businessPageAt(path);
  return page === null || !isLook(page.action) || mayDo(role, page.action);
}

function SetUp() {
  const words = useWordsOf(businessWords);
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col gap-6 py-4 md:py-10">
      <div>
        <h1 className="type-h1-business">{words.setUpTitle}</h1>
        <p className="mt-1 text-ink-2">{words.setUpLead}</p>
      </div>
      <SetupForm />
    </div>
  );
}

interface FailedProps {
  readonly title?: string;
  readonly onRetry: () => void;
  readonly children: string;
}

function Failed({ title, onRetry, children }: FailedProps) {
  return (
    <main className="mx-auto w-full max-w-160 px-5 py-10">
      <ErrorPanel title={title} onRetry={onRetry}>
        {children}
      </ErrorPanel>
    </main>
  );
}
