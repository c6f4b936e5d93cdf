import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';

interface ProgressBarProps {
  /** 0 to 100. */
  readonly percent: number;
  readonly label: string;
  /** `deep` on deep green. */
  readonly ground?: 'paper' | 'deep' | undefined;
  readonly className?: string | undefined;
}

const grounds = {
  paper: { track: 'bg-sunken inset-ring inset-ring-line', fill: 'fill-evergreen' },
  deep: { track: 'bg-on-deep/20', fill: 'fill-marigold' },
} as const;

/** A bar of 8 px. Drawn as SVG, so that no inline style is needed for its width. */
export function ProgressBar({ percent, label, ground = 'paper', className }: ProgressBarProps) {
  const done = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(done)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes('h-2 w-full overflow-hidden rounded-full', grounds[ground].track, className)}
    >
      <svg width="100%" height="8" className="rtl:-scale-x-100" aria-hidden="true">
        <rect
          width={`${done}%`}
          height="8"
          rx="4"
          className={classes(grounds[ground].fill, 'transition-[width] duration-250 ease-calm')}
        />
      </svg>
    </div>
  );
}

interface ProgressProps {
  readonly title: ReactNode;
  readonly label: string;
  readonly percent: number;
  /** Done of total: "3.1 of 5.0 MB". */
  readonly amount: ReactNode;
  /** What is left: "62%, about 8 seconds". */
  readonly left: ReactNode;
  /** Pause and Cancel. */
  readonly actions?: ReactNode | undefined;
}

/** Long work with its numbers; it can be paused and cancelled. */
export function Progress({ title, label, percent, amount, left, actions }: ProgressProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <p className="flex min-w-0 items-center gap-2 type-strong">{title}</p>
        <p className="shrink-0 tabular-nums type-small text-ink-3">{amount}</p>
      </div>
      <ProgressBar percent={percent} label={label} />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="tabular-nums type-caption text-ink-3">{left}</p>
        {actions && <div className="-me-3 flex">{actions}</div>}
      </div>
    </div>
  );
}
