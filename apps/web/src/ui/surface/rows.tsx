import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../provider/index.ts';
import { classes } from '../style/index.ts';

const wholeRowStyle =
  "rounded-bar text-ink no-underline decoration-1 decoration-line-strong underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline";

/** A list with hairlines between its entries. */
export function Rows({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <ul className={classes('divide-y divide-line', className)}>{children}</ul>;
}

interface RowProps {
  readonly start?: ReactNode | undefined;
  readonly title: ReactNode;
  readonly detail?: ReactNode | undefined;
  /** Below the text, if there is more than one line. */
  readonly notes?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
  /** The rare actions, beside the first line also where the end moves below the text. */
  readonly menu?: ReactNode | undefined;
  /** Long words, such as addresses, need room: the end moves below them sooner. */
  readonly roomy?: boolean | undefined;
  /** On a phone the end is below the text, as wide as it. */
  readonly stacked?: boolean | undefined;
  /** Where the row leads: all of it is the link. */
  readonly href?: string | undefined;
  /** The link for screen readers, if the title alone does not say what it is for. */
  readonly linkLabel?: string | undefined;
}

/** One entry: a picture or date, two lines of words, something at the end. */
export function Row({
  start,
  title,
  detail,
  notes,
  end,
  menu,
  roomy = false,
  stacked = false,
  href,
  linkLabel,
}: RowProps) {
  const hasMenu = Boolean(menu);
  return (
    <li
      className={classes(
        'flex items-center gap-4 py-3.5 first:pt-0 last:pb-0',
        (hasMenu || href) && 'relative',
        (hasMenu || stacked) && 'max-md:items-start',
      )}
    >
      {start}
      {/* If the text would become too narrow, the content at the end moves below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <div
          className={classes('min-w-0 flex-1', roomy ? 'basis-44' : 'basis-24', hasMenu && 'max-md:pe-11')}
        >
          <p className="type-strong [overflow-wrap:anywhere]">
            {href ? (
              <Anchor href={href} aria-label={linkLabel} className={wholeRowStyle}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </p>
          {detail && <p className="text-ink-2 type-small">{detail}</p>}
          {notes}
        </div>
        {end && (
          <div
            className={classes(
              'max-w-full text-ink-3 type-small',
              (hasMenu || stacked) && 'max-md:w-full',
              stacked && 'empty:hidden max-md:*:w-full',
            )}
          >
            {end}
          </div>
        )}
      </div>
      {href && <Icon of={ChevronRight} className="shrink-0 text-ink-3 rtl:-scale-x-100" />}
      {hasMenu && <div className="max-md:absolute max-md:end-0">{menu}</div>}
    </li>
  );
}
