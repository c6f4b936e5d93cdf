import type { ReactNode } from 'react';
import { SmallFooter } from '../../features/landing/small-footer/index.ts';
import { PublicPage } from './public-page.tsx';

/** Around the public page of a business: in the app, and as the server renders it. */
export function PublicBusinessFrame({ children }: { readonly children: ReactNode }) {
  return (
    <PublicPage footer={<SmallFooter />}>
      {/* So that the footer of a short page is at the bottom of the screen. */}
      <div className="min-h-[calc(100dvh-9.25rem)] pt-20 md:min-h-[calc(100dvh-5.625rem)] md:pt-26">
        {children}
      </div>
    </PublicPage>
  );
}
