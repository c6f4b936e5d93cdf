import { compareDates } from '@clearpaw/domain';
import { useFormat } from '../../platform/messages/index.ts';
import { classes } from '../../ui/style/index.ts';
import { visitMessages } from './messages.gen.ts';
import { daysOf } from './visit.ts';

interface StayStripProps {
  readonly arrival: string;
  readonly departure: string;
  /** Whether something is missing from the first day on. */
  readonly missing: boolean;
  readonly endings: readonly { readonly on: string; readonly subject: string }[];
}

/** Longer stays are described in text only, and so is a single day. */
const longestStrip = 21;

const appearances = {
  covered: 'bg-evergreen text-on-evergreen',
  ends: 'z-1 bg-marigold text-on-marigold ring-3 ring-sunken',
  open: 'bg-surface text-ink-2 inset-ring inset-ring-line-strong',
} as const;

/** The stay, day by day: covered, the day on which something expires, and not covered. */
export function StayStrip({ arrival, departure, missing, endings }: StayStripProps) {
  const messages = visitMessages;
  const format = useFormat();
  const days = daysOf(arrival, departure);
  if (days.length < 2 || days.length > longestStrip) return null;
  const firstEnd = endings.map(({ on }) => on).sort()[0];
  return (
    <ol aria-label={messages.strip} className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-y-1">
      {days.map((day) => {
        const ending = endings.filter(({ on }) => on === day);
        const after = firstEnd !== undefined && compareDates(day, firstEnd) > 0;
        const state = ending.length > 0 ? 'ends' : missing || after ? 'open' : 'covered';
        const said = ending.map(({ subject }) => messages.expires(subject, format.weekday(day))).join(', ');
        const [weekday = ''] = format.weekday(day).split(',');
        return (
          <li
            key={day}
            className={classes(
              'grid min-h-12 place-items-center content-center first:rounded-s-field last:rounded-e-field',
              appearances[state],
            )}
          >
            <span className="type-caption" aria-hidden>
              {weekday}
            </span>
            <span className="type-strong tabular-nums" aria-hidden>
              {format.stub(day).day}
            </span>
            <span className="sr-only">
              {said ||
                `${format.weekday(day)}: ${state === 'covered' ? messages.covered : messages.notCovered}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
