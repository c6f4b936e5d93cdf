import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';

interface FoldProps {
  /** What is inside, in words. */
  readonly title: ReactNode;
  readonly count?: number | undefined;
  /** Whether it is open before anyone has pressed it. */
  readonly isOpen?: boolean | undefined;
  readonly className?: string | undefined;
  /** Of the line that opens it. */
  readonly lineClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a card that is read rarely, behind one line that opens it. */
export function Fold({ title, count, isOpen, className, lineClassName, children }: FoldProps) {
  return (
    <details open={isOpen} className={classes('group/fold', className)}>
      <summary
        className={classes(
          'flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-field text-ink-2 type-label [&::-webkit-details-marker]:hidden',
          lineClassName,
        )}
      >
        <span className="flex min-w-0 items-center gap-2">
          {title}
          {count !== undefined && <span className="font-medium tabular-nums">{count}</span>}
        </span>
        <span className="transition-transform duration-150 ease-calm group-open/fold:rotate-180">
          <Icon of={ChevronDown} size={18} />
        </span>
      </summary>
      {children}
    </details>
  );
}
