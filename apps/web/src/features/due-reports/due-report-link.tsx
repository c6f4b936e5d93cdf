import { CalendarClock, ChevronRight } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { dueMessages } from './messages.gen.ts';

/** A card that leads to the due report. */
export function DueReportLink() {
  const messages = dueMessages;
  return (
    <LinkCard
      title={messages.crumb}
      lead={messages.linkLead}
      className="max-w-xl bg-surface text-ink card-edge"
    />
  );
}

const withinDays = 30;

/** Leads to the due report and says how many pets it lists; nothing while none is due. */
export function DueNow({ businessId }: { readonly businessId: string }) {
  const messages = dueMessages;
  const totals = useCall('getDueReport', { businessId, withinDays, limit: 1 }).data?.totals;
  if (!totals || totals.pets === 0) return null;
  const { pets, unmet, ending } = totals;
  return (
    <LinkCard
      title={messages.needed(pets)}
      lead={messages.neededLead(unmet, ending, withinDays)}
      className="bg-marigold-tint text-marigold-ink"
    />
  );
}

interface LinkCardProps {
  readonly title: string;
  readonly lead: string;
  readonly className: string;
}

function LinkCard({ title, lead, className }: LinkCardProps) {
  return (
    <Anchor
      href={paths.dueReport}
      className={classes(
        'flex min-h-16 items-center gap-4 rounded-panel px-5 py-3 no-underline hover:underline print:hidden',
        className,
      )}
    >
      <Icon of={CalendarClock} className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block type-strong">{title}</span>
        <span className="block type-small">{lead}</span>
      </span>
      <Icon of={ChevronRight} className="shrink-0 rtl:-scale-x-100" />
    </Anchor>
  );
}
