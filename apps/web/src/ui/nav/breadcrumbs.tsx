import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { TextLink } from '../link/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes } from '../style/index.ts';

interface Crumb {
  readonly label: string;
  /** The current page has none. */
  readonly href?: string | undefined;
}

/** The way from the top to here; on a phone in one line, because the title below repeats where one is. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const messages = uiMessages;
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol className="flex items-center gap-x-2.5 type-small text-ink-3 md:flex-wrap">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={label}
            className={classes('flex min-h-6 min-w-0 items-center gap-2.5', !href && 'max-md:flex-1')}
          >
            {index > 0 && <Icon of={ChevronRight} size={16} className="flex-none rtl:-scale-x-100" />}
            {href ? (
              <TextLink href={href} className="relative after:absolute after:-inset-3">
                {label}
              </TextLink>
            ) : (
              <span aria-current="page" className="max-md:truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
