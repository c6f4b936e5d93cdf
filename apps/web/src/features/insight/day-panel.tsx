import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { saveCsv, toCsv } from '../../platform/downloads/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { SkeletonBlock } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { type Column, DataTable } from '../../ui/table/index.ts';
import { everyDay } from './days.ts';
import type { Day, LookOf, Summary } from './place.ts';
import { insightWords } from './words.ts';

// The charts' library is heavier than the page; it comes when a chart is shown.
const DayChart = lazy(() => import('./day-chart.tsx'));

const verdicts = ['compliant', 'expiring', 'pending', 'non_compliant'] as const;
const nothing = {
  admitted: 0,
  denied: 0,
  verdicts: { compliant: 0, expiring: 0, pending: 0, non_compliant: 0 },
};

interface DayPanelProps {
  readonly summary: Summary;
  readonly lookOf: LookOf;
}

/** Arrivals and verdicts of each day, as a chart or as the table that says the same. */
export function DayPanel({ summary, lookOf }: DayPanelProps) {
  const words = useWordsOf(insightWords);
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const days = everyDay(summary.from, summary.to, summary.days, nothing);
  const save = () => {
    const names = [
      words.day,
      words.admitted,
      words.denied,
      ...verdicts.map((verdict) => lookOf(verdict).word),
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
      title={words.arrivals}
      lead={words.arrivalsLead}
      action={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Segments
            label={words.look}
            segments={[
              { id: 'chart', label: words.chart },
              { id: 'table', label: words.table },
            ]}
            value={look}
            onChange={setLook}
          />
          <Button variant="quiet" icon={Download} onPress={save}>
            {words.saveCsv}
          </Button>
        </div>
      }
    >
      {look === 'chart' ? (
        <Suspense fallback={<SkeletonBlock className="h-72" />}>
          <DayChart days={days} />
        </Suspense>
      ) : (
        <DayTable days={days} lookOf={lookOf} />
      )}
    </Panel>
  );
}

function DayTable({ days, lookOf }: { readonly days: readonly Day[]; readonly lookOf: LookOf }) {
  const words = useWordsOf(insightWords);
  const format = useFormat();
  const columns: readonly Column<Day>[] = [
    { id: 'on', header: words.day, heading: true, cell: ({ on }) => format.weekday(on) },
    { id: 'admitted', header: words.admitted, align: 'end', cell: (day) => format.number(day.admitted) },
    { id: 'denied', header: words.denied, align: 'end', cell: (day) => format.number(day.denied) },
    ...verdicts.map(
      (verdict): Column<Day> => ({
        id: verdict,
        header: lookOf(verdict).word,
        align: 'end',
        cell: (day) => format.number(day.verdicts[verdict]),
      }),
    ),
  ];
  return (
    <DataTable
      caption={words.arrivals}
      columns={columns}
      rows={[...days].reverse()}
      keyOf={({ on }) => on}
      nameOf={({ on }) => format.weekday(on)}
    />
  );
}
