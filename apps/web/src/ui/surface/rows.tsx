import type { ReactNode } from 'react';
import { classes } from '../look/index.ts';

/** A list whose entries are parted by hairlines. */
export function Rows({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <ul className={classes('divide-y divide-line', className)}>{children}</ul>;
}

interface RowProps {
  readonly start?: ReactNode | undefined;
  readonly title: ReactNode;
  readonly detail?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
  /** Long words, such as addresses, need room: the end moves below them sooner. */
  readonly roomy?: boolean | undefined;
}

/** One entry: a picture or date, two lines of words, something at the end. */
export function Row({ start, title, detail, end, roomy = false }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      {start}
      <div className={classes('min-w-0 flex-1', roomy ? 'basis-48' : 'basis-24')}>
        <p className="type-strong">{title}</p>
        {detail && <p className="type-small text-ink-2">{detail}</p>}
      </div>
      {end && <div className="shrink-0 type-small text-ink-3">{end}</div>}
    </li>
  );
}
