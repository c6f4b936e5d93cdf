import { SiteFooter } from '../../features/landing/footer/index.ts';
import { PolicyPage, termsWords } from '../../features/policies/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function TermsPage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={useWordsOf(termsWords)} href="/terms" />
    </PublicPage>
  );
}
