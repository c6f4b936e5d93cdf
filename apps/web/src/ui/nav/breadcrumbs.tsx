import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { TextLink } from '../link/index.ts';
import { uiMessages } from '../provider/index.ts';

interface Crumb {
  readonly label: string;
  /** The current page has none. */
  readonly href?: string | undefined;
}

/** The way from the top to here. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const messages = uiMessages;
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-x-2.5 type-small text-ink-3">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex min-h-6 items-center gap-2.5">
            {index > 0 && <Icon of={ChevronRight} size={16} className="rtl:-scale-x-100" />}
            {href ? (
              <TextLink href={href} className="relative after:absolute after:-inset-3">
                {label}
              </TextLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
