import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { saveCsv, toCsv } from '../../platform/downloads/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { SkeletonBlock } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { DataTable, type TableColumn } from '../../ui/table/index.ts';
import { everyDay } from './days.ts';
import { insightMessages } from './messages.gen.ts';
import type { GetReportAppearance, ReportDay, Summary } from './report-business.ts';

// The chart library is larger than the page; it is loaded when a chart is shown.
const DayChart = lazy(() => import('./day-chart.tsx'));

const verdicts = ['compliant', 'expiring', 'pending', 'non_compliant'] as const;
const nothing = {
  admitted: 0,
  denied: 0,
  verdicts: { compliant: 0, expiring: 0, pending: 0, non_compliant: 0 },
};

interface DayPanelProps {
  readonly summary: Summary;
  readonly verdictAppearance: GetReportAppearance;
}

/** Arrivals and verdicts of each day, as a chart or as the table that says the same. */
export function DayPanel({ summary, verdictAppearance }: DayPanelProps) {
  const messages = insightMessages;
  const [display, setDisplay] = useState<'chart' | 'table'>('chart');
  const days = everyDay(summary.from, summary.to, summary.days, nothing);
  const save = () => {
    const names = [
      messages.day,
      messages.admitted,
      messages.denied,
      ...verdicts.map((verdict) => verdictAppearance(verdict).word),
    ];
    const rows = days.map((day) => [
      day.on,
      day.admitted,
      day.denied,
      ...verdicts.map((verdict) => day.verdicts[verdict]),
    ]);
    saveCsv(`arrivals-${summary.from}-${summary.to}.csv`, toCsv(names, rows));
  };
  return (
    <Panel
      title={messages.arrivals}
      lead={messages.arrivalsLead}
      action={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Segments
            label={messages.display}
            segments={[
              { id: 'chart', label: messages.chart },
              { id: 'table', label: messages.table },
            ]}
            value={display}
            onChange={setDisplay}
          />
          <Button variant="quiet" icon={Download} onPress={save}>
            {messages.saveCsv}
          </Button>
        </div>
      }
    >
      {display === 'chart' ? (
        <Suspense fallback={<SkeletonBlock className="h-72" />}>
          <DayChart days={days} />
        </Suspense>
      ) : (
        <DayTable days={days} verdictAppearance={verdictAppearance} />
      )}
    </Panel>
  );
}

function DayTable({
  days,
  verdictAppearance,
}: {
  readonly days: readonly ReportDay[];
  readonly verdictAppearance: GetReportAppearance;
}) {
  const messages = insightMessages;
  const format = useFormat();
  const columns: readonly TableColumn<ReportDay>[] = [
    { id: 'on', header: messages.day, heading: true, cell: ({ on }) => format.weekday(on) },
    { id: 'admitted', header: messages.admitted, align: 'end', cell: (day) => format.number(day.admitted) },
    { id: 'denied', header: messages.denied, align: 'end', cell: (day) => format.number(day.denied) },
    ...verdicts.map(
      (verdict): TableColumn<ReportDay> => ({
        id: verdict,
        header: verdictAppearance(verdict).word,
        align: 'end',
        cell: (day) => format.number(day.verdicts[verdict]),
      }),
    ),
  ];
  return (
    <DataTable
      caption={messages.arrivals}
      columns={columns}
      rows={[...days].reverse()}
      keyOf={({ on }) => on}
      nameOf={({ on }) => format.weekday(on)}
    />
  );
}
