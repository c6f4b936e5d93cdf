import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import {
  type Audience,
  audienceFrom,
  LandingView,
  landingWords,
  queryFor,
  SiteFooter,
} from '../../features/landing/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

// Only who comes back from a payment needs it, and it brings the whole session with it.
const ActivationNotice = lazy(() => import('../activation.tsx'));

export default function LandingPage() {
  const { from } = useLocation().state;
  const { nav } = useWordsOf(landingWords);
  const audience = audienceFrom(useSearch({ strict: false }));
  const navigate = useNavigate();
  const turnTo = (chosen: Audience) =>
    void navigate({ to: '/', search: queryFor(chosen), replace: true, resetScroll: false });
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
