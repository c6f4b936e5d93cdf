import { CalendarClock, ChevronRight } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { dueMessages } from './messages.gen.ts';

/** A card that leads to the due report. */
export function DueReportLink() {
  const messages = dueMessages;
  return (
    <Anchor
      href={paths.dueReport}
      className="flex min-h-16 max-w-xl items-center gap-4 rounded-panel bg-surface card-edge px-5 py-3 text-ink no-underline hover:bg-paper print:hidden"
    >
      <Icon of={CalendarClock} className="shrink-0 text-evergreen-ink" />
      <span className="min-w-0 flex-1">
        <span className="block type-strong">{messages.crumb}</span>
        <span className="block text-ink-2 type-small">{messages.linkLead}</span>
      </span>
      <Icon of={ChevronRight} className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </Anchor>
  );
}
