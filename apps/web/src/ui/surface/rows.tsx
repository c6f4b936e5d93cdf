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
}

/** One entry: a picture or date, two lines of words, something at the end. */
export function Row({ start, title, detail, end }: RowProps) {
  return (
    <li className="flex items-center gap-4 py-3.5 first:pt-0 last:pb-0">
      {start}
      <div className="min-w-0 flex-1">
        <p className="type-strong">{title}</p>
        {detail && <p className="type-small text-ink-2">{detail}</p>}
      </div>
      {end && <div className="shrink-0 type-small text-ink-3">{end}</div>}
    </li>
  );
}
