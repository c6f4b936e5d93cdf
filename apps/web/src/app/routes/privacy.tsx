import { SiteFooter } from '../../features/landing/footer/index.ts';
import { PolicyPage, privacyWords } from '../../features/policies/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function PrivacyPage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={useWordsOf(privacyWords)} href="/privacy" />
    </PublicPage>
  );
}
