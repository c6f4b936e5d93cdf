import { productName } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { SiteFooter } from '../../features/landing/footer/index.ts';
import { publicPaths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { LinkButton, SkipLink } from '../../ui/link/index.ts';
import { HelpSearch } from './help-search.tsx';
import { helpMessages } from './messages.gen.ts';

/** Header and footer of the help pages: those of the public pages, with search and a link to the app. */
export function HelpFrame({ children }: { readonly children: ReactNode }) {
  const messages = helpMessages;
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SkipLink />
      <header className="border-line border-b">
        <nav
          aria-label={messages.primary}
          className="mx-auto flex max-w-360 flex-wrap items-center gap-x-3 px-5 py-2.5 md:gap-x-4 md:h-19 md:flex-nowrap md:px-8 lg:px-10"
        >
          <a
            href={publicPaths.landing}
            aria-label={productName}
            className="inline-flex min-h-11 items-center text-ink"
          >
            <Wordmark name={productName} />
          </a>
          <a
            href={publicPaths.help}
            className="inline-flex min-h-11 items-center border-line border-s ps-3 font-semibold md:ps-4 text-ink-2 hover:text-ink"
          >
            {messages.help}
          </a>
          <HelpSearch />
          <LinkButton
            href={publicPaths.dashboard}
            variant="secondary"
            size="small"
            className="max-md:ms-auto max-[24rem]:hidden rtl:max-[27rem]:hidden"
          >
            {messages.open}
          </LinkButton>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
