import type { ReactNode } from 'react';
import { uiMessages } from '../provider/index.ts';
import { classes } from '../style/index.ts';

interface SkeletonProps {
  /** The true layout, built of `SkeletonBlock`s. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What will be here, in its true layout; it appears only after 200 ms, so that fast answers never flash. */
export function Skeleton({ children, className }: SkeletonProps) {
  const messages = uiMessages;
  return (
    <div role="status" className={classes('animate-late', className)}>
      <span className="sr-only">{messages.loading}</span>
      {children}
    </div>
  );
}

/** A card whose content is on its way. */
export function SkeletonCard({ children, className }: SkeletonProps) {
  return (
    <div className={classes('rounded-panel bg-surface p-5 card-edge md:p-6', className)}>{children}</div>
  );
}

interface SkeletonBlockProps {
  readonly className: string;
  readonly shape?: 'line' | 'round' | 'card' | undefined;
}

const shapes = { line: 'rounded-chip', round: 'rounded-full', card: 'rounded-card' } as const;

/** A placeholder for content that is loading; its size is given by class. */
export function SkeletonBlock({ className, shape = 'line' }: SkeletonBlockProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-glimmer bg-[length:220%_100%] bg-linear-to-r from-30% from-skeleton via-50% via-line/70 to-70% to-skeleton',
        shapes[shape],
        className,
      )}
    />
  );
}
