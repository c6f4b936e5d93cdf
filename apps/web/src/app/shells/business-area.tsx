import { type Entitlements, isReadAction, type MemberRole, mayDo } from '@clearpaw/domain';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { readOnlySinceMs, type SignedIn, useEntitlements } from '../../features/accounts/index.ts';
import { concernsBilling, StartTrial } from '../../features/billing/index.ts';
import {
  BusinessChoiceContext,
  BusinessContext,
  ClinicSetUp,
  type OpenBusiness,
  ReadOnlyBanner,
  SetupForm,
  UpgradeBanner,
  useMyBusinesses,
} from '../../features/businesses/index.ts';
import { businessMessages } from '../../features/businesses/messages.gen.ts';
import { useOfflineBusiness } from '../../features/check-ins/index.ts';
import { LookAround, useSampleMode } from '../../features/sample-business/index.ts';
import { paths } from '../../paths/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { Guard, Redirect, WaitingPage } from '../guards/index.ts';
import { BusinessFrame } from './business-frame.tsx';
import { businessPageAt } from './business-pages.ts';
import { BusinessWaiting } from './business-waiting.tsx';
import { NotForRole } from './not-for-role.tsx';
import { SampleArea } from './sample-area.tsx';
import { useScannerManifest } from './use-manifest.ts';

const isKiosk = (path: string): boolean => path === paths.kiosk(path.split('/')[3] ?? '');

/** The scanner and the kiosk have no navigation, and continue to work offline once they have been opened. */
const fillsScreen = (path: string): boolean => path === paths.scan || isKiosk(path);

/** Everything behind a business's rail. Source: specification, sections 2 and 6. */
export function BusinessArea() {
  const { pathname } = useLocation();
  useScannerManifest();
  const alone = useOfflineBusiness<OpenBusiness>({ wanted: fillsScreen(pathname), stays: isKiosk(pathname) });
  if (alone) {
    return (
      <BusinessContext value={alone}>
        <Outlet />
      </BusinessContext>
    );
  }
  return (
    <Guard need="business" waiting={<Waiting />}>
      {(account) => <Entitled account={account} />}
    </Guard>
  );
}

/** The frame of the pages, except for those that fill the screen. */
function Waiting() {
  const { pathname } = useLocation();
  return fillsScreen(pathname) ? <WaitingPage /> : <BusinessWaiting />;
}

/** The gate of the plan: it opens only where the entitlement is exactly true. */
function Entitled({ account }: { readonly account: SignedIn }) {
  const state = useEntitlements();
  const isSample = useSampleMode();
  if (state.status === 'loading') return <Waiting />;
  if (state.status === 'error') return <Failed onRetry={state.retry}>{state.message}</Failed>;
  // Beside the pages of a real business, so that its reads stop while the sample answers.
  if (isSample && !hasHadPlan(state.entitlements)) return <SampleArea account={account} />;
  return <Businesses account={account} entitlements={state.entitlements} />;
}

/** Whether the person has the plan, or can still read what they had with it. */
function hasHadPlan(entitlements: Entitlements): boolean {
  return entitlements.businessConnect === true || readOnlySinceMs(entitlements) !== null;
}

interface BusinessesProps {
  readonly account: SignedIn;
  readonly entitlements: Entitlements;
}

/**
 * The person's places: the plan's banner, the set-up of a first one, or the pages of the current one. After the plan has
 * ended these can still be read.
 */
function Businesses({ account, entitlements }: BusinessesProps) {
  const messages = businessMessages;
  const businesses = useMyBusinesses();
  // Of the page that is shown: the address is ahead of it while the next page is fetched.
  const pathname = useMatches().at(-1)?.pathname ?? '';
  if (businesses.status === 'loading') return <Waiting />;
  if (businesses.status === 'failed') {
    return (
      <Failed title={messages.loadFailed} onRetry={businesses.retry}>
        {businesses.message}
      </Failed>
    );
  }
  const { current } = businesses;
  const entitled = entitlements.businessConnect === true;
  const sinceMs = readOnlySinceMs(entitlements);
  const paid = hasHadPlan(entitlements);
  const clinic = current?.kind !== 'clinic' ? 'no' : paid ? 'too' : 'only';
  const isOpen = paid || (clinic === 'only' && isForClinics(pathname));
  const business = current && isOpen ? { ...current, readOnly: !entitled } : null;
  if (clinic === 'only' && pathname === paths.today) return <Redirect to={paths.patients} />;
  if (entitled && business && fillsScreen(pathname)) {
    return (
      <BusinessContext value={business}>
        <Outlet />
      </BusinessContext>
    );
  }
  return (
    <BusinessFrame
      account={account}
      businesses={businesses}
      open={business !== null}
      clinic={clinic}
      readOnly={business?.readOnly}
      billing={concernsBilling({
        userType: account.profile.userType,
        roles: businesses.businesses.map(({ role }) => role),
        entitlements,
      })}
    >
      {!entitled && business === null && <UpgradeBanner start={<StartTrial />} sample={<LookAround />} />}
      {!paid && current === null && <ClinicSetUp />}
      {entitled && business === null && <SetUp />}
      {business && (
        <BusinessContext value={business}>
          {sinceMs !== null && <ReadOnlyBanner business={business} sinceMs={sinceMs} />}
          <BusinessChoiceContext value={businesses}>
            {mayOpen(business.role, pathname) ? <Outlet key={business.id} /> : <NotForRole />}
          </BusinessChoiceContext>
        </BusinessContext>
      )}
    </BusinessFrame>
  );
}

/** A page that veterinary clinics have without the plan. */
function isForClinics(path: string): boolean {
  const page = businessPageAt(path);
  return page !== null && 'clinics' in page;
}

/** A page that this role may not read states that at once, instead of showing controls that would each be refused. */
function mayOpen(role: MemberRole, path: string): boolean {
  const page = businessPageAt(path);
  return page === null || !isReadAction(page.action) || mayDo(role, page.action);
}

function SetUp() {
  const messages = businessMessages;
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col gap-6 py-4 md:py-10">
      <div>
        <h1 className="type-h1-business">{messages.setUpTitle}</h1>
        <p className="mt-1 text-ink-2">{messages.setUpLead}</p>
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
