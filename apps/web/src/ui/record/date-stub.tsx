import { classes } from '../style/index.ts';

interface DateStubProps {
  readonly month: string;
  readonly day: string | number;
  /** Overdue, to act on now, or later; `deep` on deep green. */
  readonly tone?: 'overdue' | 'now' | 'later' | 'deep' | undefined;
  /** The whole date, for screen readers. */
  readonly label?: string | undefined;
}

const tones = {
  overdue: 'bg-stop-tint text-stop-ink',
  now: 'bg-marigold text-on-marigold',
  later: 'bg-sunken text-ink',
  deep: 'bg-on-deep/14 text-on-deep',
} as const;

/** A day as a leaf of a calendar. */
export function DateStub({ month, day, tone = 'later', label }: DateStubProps) {
  return (
    <span
      className={classes(
        'flex h-15 w-14.5 shrink-0 flex-col items-center justify-center rounded-button',
        tones[tone],
      )}
    >
      {label && <span className="sr-only">{label}</span>}
      <span aria-hidden={Boolean(label)} className="text-[0.75rem] font-medium leading-4">
        {month}
      </span>
      <span
        aria-hidden={Boolean(label)}
        className="font-bold font-display text-[1.5rem] leading-6.5 tracking-[-0.02em] tabular-nums"
      >
        {day}
      </span>
    </span>
  );
}
