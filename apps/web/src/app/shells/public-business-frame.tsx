import type { ReactNode } from 'react';
import { SmallFooter } from '../../features/landing/footer/index.ts';
import { PublicPage } from './public-page.tsx';

/** Around the public page of a business: in the app, and as the server renders it. */
export function PublicBusinessFrame({ children }: { readonly children: ReactNode }) {
  return (
    <PublicPage footer={<SmallFooter />}>
      <div className="pt-20 md:pt-26">{children}</div>
    </PublicPage>
  );
}
