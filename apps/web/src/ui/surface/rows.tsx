import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';

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
  /** Long words, such as addresses, need room: the end moves below them sooner. */
  readonly roomy?: boolean | undefined;
}

/** One entry: a picture or date, two lines of words, something at the end. */
export function Row({ start, title, detail, notes, end, roomy = false }: RowProps) {
  return (
    <li className="flex items-center gap-4 py-3.5 first:pt-0 last:pb-0">
      {start}
      {/* If the text would become too narrow, the content at the end moves below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <div className={classes('min-w-0 flex-1', roomy ? 'basis-44' : 'basis-24')}>
          <p className="type-strong [overflow-wrap:anywhere]">{title}</p>
          {detail && <p className="text-ink-2 type-small">{detail}</p>}
          {notes}
        </div>
        {end && <div className="max-w-full text-ink-3 type-small">{end}</div>}
      </div>
    </li>
  );
}
