import { ChevronDown } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { EntryTitle } from './entry-title.tsx';
import type { HelpAudience } from './help-content.ts';
import { helpMessages } from './messages.gen.ts';

interface HelpNavigationProps {
  readonly audiences: readonly HelpAudience[];
  /** The audience of the current page, which is expanded, and the page's address. */
  readonly current: string;
  readonly href: string;
}

/** Beside the text on large screens: every page, one audience open. */
export function HelpNavigation({ audiences, current, href }: HelpNavigationProps) {
  const messages = helpMessages;
  return (
    <nav
      aria-label={messages.pages}
      className="sticky top-0 max-h-dvh overflow-y-auto overscroll-contain py-8 pe-4 max-lg:hidden"
    >
      {audiences.map((audience) => (
        <details key={audience.id} open={audience.id === current} className="group border-line border-b py-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-field px-3 type-label hover:bg-sunken">
            {audience.title}
            <Chevron />
          </summary>
          <PageLists audience={audience} href={href} />
        </details>
      ))}
    </nav>
  );
}

/** Above the text on small screens: the pages of one audience, closed. */
export function HelpPagesMenu({
  audience,
  href,
}: {
  readonly audience: HelpAudience;
  readonly href: string;
}) {
  const messages = helpMessages;
  return (
    <nav aria-label={messages.pages} className="lg:hidden">
      <details className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 type-label">
          {messages.pagesOf(audience.title)}
          <Chevron />
        </summary>
        <div className="border-line border-t px-1 py-2">
          <PageLists audience={audience} href={href} />
        </div>
      </details>
    </nav>
  );
}

function Chevron() {
  return <Icon of={ChevronDown} size={18} className="text-ink-3 group-open:rotate-180" />;
}

function PageLists({ audience, href }: { readonly audience: HelpAudience; readonly href: string }) {
  return audience.groups.map(({ title, pages }) => (
    <div key={title} className="pb-3">
      <p className="px-3 pt-2 text-ink-3 type-caption">{title}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <a
              href={page.href}
              aria-current={page.href === href ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-field px-3 py-1.5 text-[0.9375rem] leading-5 lg:min-h-9',
                page.href === href
                  ? 'bg-evergreen-tint font-semibold text-evergreen-ink'
                  : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              <EntryTitle entry={page} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
