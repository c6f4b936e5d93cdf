import { useNavigate, useSearch } from '@tanstack/react-router';
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

export default function LandingPage() {
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
      <LandingView audience={audience} onAudience={turnTo} />
    </PublicPage>
  );
}
