import { SiteFooter } from '../../features/landing/footer/index.ts';
import { PolicyPage, privacyMessages } from '../../features/policies/index.ts';
import { publicPaths } from '../../paths/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function PrivacyPage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={privacyMessages} href={publicPaths.privacy} />
    </PublicPage>
  );
}
