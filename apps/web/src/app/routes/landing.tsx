import { lazy, Suspense } from 'react';
import {
  type Audience,
  addressFor,
  audienceFrom,
  LandingView,
  landingWords,
  SiteFooter,
} from '../../features/landing/index.ts';
import { useWay } from '../../platform/way/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

// Only who comes back from a payment needs it, and it brings the whole session with it.
const ActivationNotice = lazy(() => import('../activation.tsx'));

export default function LandingPage() {
  const { from, search, go } = useWay();
  const { nav } = useWordsOf(landingWords);
  const audience = audienceFrom(Object.fromEntries(new URLSearchParams(search)));
  const turnTo = (chosen: Audience) => void go(addressFor(chosen), { replace: true, keepScroll: true });
  return (
    <PublicPage
      ground={audience === 'owner' ? 'deep' : 'marigold'}
      links={[
        { href: '#how-it-works', name: nav.steps },
        { href: '#pricing', name: nav.pricing },
      ]}
      footer={<SiteFooter />}
    >
      {from?.startsWith('/billing/success') && (
        <Suspense>
          <ActivationNotice />
        </Suspense>
      )}
      <LandingView audience={audience} onAudience={turnTo} />
    </PublicPage>
  );
}
