import type { insight, OutputOf } from '@clearpaw/contract';
import { calendarDateIn, isSatisfied, type LocalTime, localTimeAt } from '@clearpaw/domain';
import { type FormEvent, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { DateField, TextField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { DataTable, type TableColumn } from '../../ui/table/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import { instantOfDay } from './days.ts';
import { insightMessages } from './messages.gen.ts';
import type { BusinessReports, GetReportAppearance } from './report-business.ts';

type Presence = OutputOf<typeof insight.getAsOfReport>['items'][number];

interface AsOfPanelProps {
  readonly business: BusinessReports;
  readonly verdictAppearance: GetReportAppearance;
  readonly ruleName: (ruleId: string) => string;
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function clockOf({ minute }: LocalTime): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The pets on site at a moment in the business's time zone, with the proof of their arrival. */
export function AsOfPanel({ business, verdictAppearance, ruleName }: AsOfPanelProps) {
  const messages = insightMessages;
  const today = calendarDateIn(Date.now(), business.timeZone);
  const [day, setDay] = useState<string | null>(today);
  // The present time, because a fixed time of today may still be in the future.
  const [time, setTime] = useState(() => clockOf(localTimeAt(Date.now(), business.timeZone)));
  const [at, setAt] = useState<string | null>(null);
  const [future, setFuture] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (day === null || !isTime(time)) return;
    const instant = instantOfDay(day, time, business.timeZone);
    const isFuture = Date.parse(instant) > Date.now();
    setFuture(isFuture);
    setAt(isFuture ? null : instant);
  };
  return (
    <Panel title={messages.asOf} lead={messages.asOfLead}>
      <form onSubmit={ask} className="flex flex-wrap items-start gap-4 print:hidden">
        <div className="w-full md:w-52">
          <DateField label={messages.asOfDay} value={day} onChange={setDay} max={today} />
        </div>
        <div className="w-full md:w-40">
          <TextField
            label={messages.asOfTime}
            type="time"
            value={time}
            onChange={setTime}
            error={future ? messages.asOfFuture : undefined}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          isDisabled={day === null || !isTime(time)}
          className="md:mt-7"
        >
          {messages.show}
        </Button>
      </form>
      {at !== null && (
        <Report businessId={business.id} at={at} verdictAppearance={verdictAppearance} ruleName={ruleName} />
      )}
    </Panel>
  );
}

interface ReportProps extends Omit<AsOfPanelProps, 'business'> {
  readonly businessId: string;
  readonly at: string;
}

function Report({ businessId, at, verdictAppearance, ruleName }: ReportProps) {
  const messages = insightMessages;
  const report = useCall('getAsOfReport', { businessId, at });
  if (report.isError) {
    return <CallErrorPanel call={report} />;
  }
  if (!report.data) {
    return (
      <Skeleton className="mt-5">
        <SkeletonBlock className="h-32" />
      </Skeleton>
    );
  }
  const { items } = report.data;
  return (
    <div className="mt-5 flex flex-col gap-3" aria-live="polite">
      <p className="type-strong">
        {items.length === 0 ? messages.noneThen : messages.thenHere(items.length)}
      </p>
      {items.length > 0 && (
        <PresenceTable items={items} verdictAppearance={verdictAppearance} ruleName={ruleName} />
      )}
    </div>
  );
}

interface PresenceTableProps extends Omit<AsOfPanelProps, 'business'> {
  readonly items: readonly Presence[];
}

function PresenceTable({ items, verdictAppearance, ruleName }: PresenceTableProps) {
  const messages = insightMessages;
  const format = useFormat();
  const unmet = ({ checks }: Presence) =>
    checks
      .filter(({ level, status }) => level === 'required' && !isSatisfied(status))
      .map(({ ruleId, status }) => `${ruleName(ruleId)}: ${messages.statuses[status]}`);
  const columns: readonly TableColumn<Presence>[] = [
    { id: 'pet', header: messages.pet, heading: true, cell: ({ petName }) => petName },
    { id: 'arrived', header: messages.arrived, cell: ({ arrivedAt }) => format.dayTime(arrivedAt) },
    {
      id: 'left',
      header: messages.left,
      cell: ({ departedAt }) => (departedAt ? format.dayTime(departedAt) : messages.stillHere),
    },
    {
      id: 'verdict',
      header: messages.verdict,
      cell: ({ verdict }) => (
        <VerdictTag kind={verdictAppearance(verdict).kind}>{verdictAppearance(verdict).word}</VerdictTag>
      ),
    },
    { id: 'unmet', header: messages.unmet, cell: (row) => unmet(row).join('; ') || messages.allMet },
  ];
  return (
    <DataTable
      caption={messages.asOf}
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      nameOf={({ petName }) => petName}
    />
  );
}
