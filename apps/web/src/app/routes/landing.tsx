import { lazy, Suspense, useEffect } from 'react';
import { keepChosenAudience } from '../../features/accounts/chosen-audience.ts';
import {
  addressFor,
  audienceFrom,
  type LandingAudience,
  LandingView,
  landingMessages,
  SiteFooter,
} from '../../features/landing/index.ts';
import { publicPaths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

// Only who comes back from a payment needs it, and it brings the whole session with it.
const ActivationPanel = lazy(() => import('../activation.tsx'));

/** The address that payment pages return to; it is no page and leads here. */
const returnedFrom = publicPaths.paid;

export default function LandingPage() {
  const { from, search, go } = useNavigation();
  const { nav } = landingMessages;
  const audience = audienceFrom(Object.fromEntries(new URLSearchParams(search)));
  // A link to the page for businesses is a choice too; the page for owners is merely what is shown first.
  useEffect(() => {
    if (audience === 'business') keepChosenAudience(audience);
  }, [audience]);
  const turnTo = (chosen: LandingAudience) => {
    keepChosenAudience(chosen);
    void go(addressFor(chosen), { replace: true, keepScroll: true });
  };
  const footer = <SiteFooter />;
  if (from?.split('?')[0] === returnedFrom) {
    return (
      <PublicPage footer={footer}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <ActivationPanel onDismiss={() => turnTo('business')} onNotBusiness={() => turnTo(audience)} />
        </Suspense>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      ground={audience === 'owner' ? 'deep' : 'marigold'}
      links={[
        { href: '#how-it-works', name: nav.steps },
        { href: '#pricing', name: nav.pricing },
      ]}
      footer={footer}
    >
      <LandingView audience={audience} onAudience={turnTo} />
    </PublicPage>
  );
}
