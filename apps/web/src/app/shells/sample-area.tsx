import { Outlet, useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SignedIn } from '../../features/accounts/index.ts';
import { StartTrial } from '../../features/billing/index.ts';
import {
  BusinessChoiceContext,
  BusinessContext,
  type MyBusinesses,
  useMyBusinesses,
} from '../../features/businesses/index.ts';
import {
  isInSample,
  NotInSample,
  SampleBanner,
  SampleContext,
  useSampleAnswers,
} from '../../features/sample-business/index.ts';
import { paths } from '../../paths/index.ts';
import { SeparateData } from '../../platform/data/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { WaitingPage } from '../guards/index.ts';
import { BusinessFrame } from './business-frame.tsx';

/** The pages of a business with sample data, for those who have no plan. This tab answers for the server. */
export function SampleArea({ account }: { readonly account: SignedIn }) {
  const state = useSampleAnswers();
  if (state.status === 'loading') return <WaitingPage />;
  if (state.status === 'failed') {
    return (
      <main className="mx-auto w-full max-w-160 px-5 py-10">
        <ErrorPanel onRetry={state.retry}>{state.message}</ErrorPanel>
      </main>
    );
  }
  return (
    <SeparateData>
      <SampleContext value={state.sample}>
        <SampleBusiness account={account} />
      </SampleContext>
    </SeparateData>
  );
}

function SampleBusiness({ account }: { readonly account: SignedIn }) {
  const businesses = useMyBusinesses();
  if (businesses.status !== 'loaded' || businesses.current === null) return <WaitingPage />;
  return <Pages account={account} businesses={businesses} current={businesses.current} />;
}

type Loaded = Extract<MyBusinesses, { status: 'loaded' }>;

interface PagesProps {
  readonly account: SignedIn;
  readonly businesses: Loaded;
  readonly current: NonNullable<Loaded['current']>;
}

function Pages({ account, businesses, current }: PagesProps) {
  const pathname = useMatches().at(-1)?.pathname ?? '';
  const business = useMemo(() => ({ ...current, readOnly: false }), [current]);
  const start = <StartTrial variant="primary" size="small" />;
  const page = (
    <BusinessContext value={business}>
      <BusinessChoiceContext value={businesses}>
        <Outlet />
      </BusinessChoiceContext>
    </BusinessContext>
  );
  if (pathname === paths.scan) {
    return (
      <>
        <header>
          <SampleBanner start={start} isShort className="rounded-none" />
        </header>
        {page}
      </>
    );
  }
  return (
    <BusinessFrame account={account} businesses={businesses} open billing={false} isSample>
      <SampleBanner start={start} className="mb-6" />
      {isInSample(pathname) ? page : <NotInSample />}
    </BusinessFrame>
  );
}
