import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';

interface CountProps {
  /** `attention` is marigold: something waits for the reader. */
  readonly tone?: 'attention' | 'plain' | undefined;
  /** The number in words, for screen readers: "2 alerts". */
  readonly label?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** How many. */
export function Count({ tone = 'attention', label, children, className }: CountProps) {
  return (
    <span
      className={classes(
        'inline-grid h-5 min-w-5 shrink-0 place-items-center whitespace-nowrap rounded-full px-1.5 font-bold text-[0.75rem] leading-4 tabular-nums',
        tone === 'attention' ? 'bg-marigold text-on-marigold' : 'bg-sunken text-ink-2',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
