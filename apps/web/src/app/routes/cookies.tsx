import { SiteFooter } from '../../features/landing/footer/index.ts';
import { cookiesWords, PolicyPage } from '../../features/policies/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function CookiesPage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={useWordsOf(cookiesWords)} href="/cookies" />
    </PublicPage>
  );
}
