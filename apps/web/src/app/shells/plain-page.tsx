import { productName } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { SkipLink } from '../../ui/link/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { OfflineLine } from './offline-line.tsx';

interface PlainPageProps {
  /** On a large screen a short page is in the middle of the height. */
  readonly centered?: boolean | undefined;
  readonly children: ReactNode;
}

/** A short page for someone who followed a link: the brand above, the content below. */
export function PlainPage({ centered = false, children }: PlainPageProps) {
  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <header className="mx-auto flex h-22 max-w-160 items-center px-5">
        <Anchor
          href={paths.landing}
          aria-label={productName}
          className="inline-flex min-h-11 items-center text-ink rounded-bar"
        >
          <Wordmark name={productName} />
        </Anchor>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classes(
          'mx-auto flex max-w-160 flex-col items-start gap-5 px-5 pt-4 pb-16 outline-none',
          centered && 'md:min-h-[calc(100dvh-5.5rem)] md:justify-center',
        )}
      >
        {children}
      </main>
      <OfflineLine />
    </div>
  );
}
