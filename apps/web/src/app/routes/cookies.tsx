import { SiteFooter } from '../../features/landing/footer/index.ts';
import { cookiesMessages, PolicyPage } from '../../features/policies/index.ts';
import { publicPaths } from '../../paths/index.ts';
import { PublicPage } from '../shells/public-page.tsx';

export default function CookiesPage() {
  return (
    <PublicPage footer={<SiteFooter />}>
      <PolicyPage policy={cookiesMessages} href={publicPaths.cookies} />
    </PublicPage>
  );
}
