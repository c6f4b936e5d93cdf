import { SiteFooter } from '../../features/landing/footer/index.ts';
import { PolicyPage, termsMessages } from '../../features/policies/index.ts';
import { publicPaths } from '../../paths/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function TermsPage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={termsMessages} href={publicPaths.terms} />
    </PublicPage>
  );
}
