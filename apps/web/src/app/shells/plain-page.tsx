import { productName } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { SkipLink, TextLink } from '../../ui/link/index.ts';

/** A short page for someone who followed a link: the brand above, the content below. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <header className="mx-auto flex h-22 max-w-160 items-center px-5">
        <TextLink href={paths.landing} aria-label={productName} className="text-ink no-underline">
          <Wordmark name={productName} />
        </TextLink>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-160 flex-col items-start gap-5 px-5 pt-4 pb-16 outline-none"
      >
        {children}
      </main>
    </div>
  );
}
