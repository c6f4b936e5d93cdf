import { SiteFooter } from '../../features/landing/footer/index.ts';
import { acceptableUseWords, PolicyPage } from '../../features/policies/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function AcceptableUsePage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={useWordsOf(acceptableUseWords)} href="/acceptable-use" />
    </PublicPage>
  );
}
