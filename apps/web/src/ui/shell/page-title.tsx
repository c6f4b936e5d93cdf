import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';

interface PageTitleProps {
  /** A pet's avatar before the title. */
  readonly picture?: ReactNode | undefined;
  /** One sentence under the title, or beside it in `business` pages. */
  readonly lead?: ReactNode | undefined;
  /** The page's one or two actions. */
  readonly actions?: ReactNode | undefined;
  /** On a phone the actions take the full width below the title. */
  readonly wideActions?: boolean | undefined;
  readonly kind?: 'owner' | 'business' | undefined;
  /** Shown beside a business title: a date, "Live". */
  readonly aside?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The page's title, a summary, and its actions. */
export function PageTitle(props: PageTitleProps) {
  const { picture, lead, actions, wideActions = false, kind = 'owner', aside, children } = props;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      {/* A long sentence wraps before the actions move below it. */}
      <div
        className={classes('flex min-w-0 items-center gap-4', Boolean(actions) && 'md:flex-1 md:basis-80')}
      >
        {picture}
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className={kind === 'owner' ? 'type-h1' : 'type-h1-business'}>{children}</h1>
            {aside}
          </div>
          {lead && (
            <p className={classes('mt-1 text-ink-2', kind === 'owner' ? 'type-lead' : 'type-body')}>{lead}</p>
          )}
        </div>
      </div>
      {actions && (
        <div
          className={classes(
            'flex min-w-0 max-w-full flex-wrap gap-3',
            wideActions && 'max-md:w-full max-md:*:flex-1',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
