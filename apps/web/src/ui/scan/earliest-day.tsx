import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';

interface EarliestDayProps {
  /** "Earliest day, once signed". */
  readonly label: ReactNode;
  /** "Fri, Nov 27", or "Not known yet". */
  readonly children: ReactNode;
  /** Without a day it is no more than a note. */
  readonly isKnown: boolean;
}

/** When it would pass: the one light box on a red screen. */
export function EarliestDay({ label, children, isKnown }: EarliestDayProps) {
  return (
    <div
      className={classes(
        'flex items-center gap-4.5 rounded-feature px-5 py-3.5',
        isKnown
          ? 'bg-on-verdict-screen text-verdict-screen'
          : 'inset-ring-2 inset-ring-on-verdict-screen/35 text-on-verdict-screen',
      )}
    >
      <Icon of={CalendarCheck} size={28} strong />
      <p>
        <span className="block font-medium text-[0.9375rem] leading-5.5">{label}</span>
        <span className={classes('block', isKnown ? 'type-h2-page' : 'type-strong')}>{children}</span>
      </p>
    </div>
  );
}
