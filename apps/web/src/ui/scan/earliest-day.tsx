import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

interface EarliestDayProps {
  /** "Earliest day, once signed". */
  readonly label: ReactNode;
  /** "Fri, Nov 27", or "No date yet". */
  readonly children: ReactNode;
}

/** When it would pass: the one light box on a red screen. */
export function EarliestDay({ label, children }: EarliestDayProps) {
  return (
    <div className="flex items-center gap-4.5 rounded-feature bg-on-verdict-screen px-5 py-3.5 text-verdict-screen">
      <Icon of={CalendarCheck} size={28} strong />
      <p>
        <span className="block font-medium text-[0.9375rem] leading-5.5">{label}</span>
        <span className="block type-h2-page">{children}</span>
      </p>
    </div>
  );
}
