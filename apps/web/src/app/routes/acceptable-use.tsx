import { SiteFooter } from '../../features/landing/footer/index.ts';
import { acceptableUseMessages, PolicyPage } from '../../features/policies/index.ts';
import { publicPaths } from '../../paths/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function AcceptableUsePage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={acceptableUseMessages} href={publicPaths.acceptableUse} />
    </PublicPage>
  );
}
