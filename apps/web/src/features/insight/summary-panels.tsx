import { useFormat } from '../../platform/messages/index.ts';
import { EmptyState } from '../../ui/feedback/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { Card, Panel } from '../../ui/surface/index.ts';
import { DayPanel } from './day-panel.tsx';
import { HourGrid } from './hour-grid.tsx';
import { insightMessages } from './messages.gen.ts';
import { RefusalList } from './refusal-list.tsx';
import type { GetReportAppearance, Summary } from './report-business.ts';

interface SummaryPanelsProps {
  readonly summary: Summary;
  readonly verdictAppearance: GetReportAppearance;
  readonly ruleName: (ruleId: string) => string;
}

const sitter = portraitFor({ id: 'insight', species: 'dog' });

/** The figures of the period: totals, arrivals, hours, and reasons of refusals. */
export function SummaryPanels({ summary, verdictAppearance, ruleName }: SummaryPanelsProps) {
  const messages = insightMessages;
  if (summary.totals.admitted + summary.totals.denied === 0) {
    return (
      <Card padding="large">
        <EmptyState appearance={sitter} prop="box" title={messages.nothing}>
          {messages.nothingLead}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Totals totals={summary.totals} />
      <DayPanel summary={summary} verdictAppearance={verdictAppearance} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={messages.hours} lead={messages.hoursLead} className="min-w-0">
          <HourGrid hours={summary.hours} />
        </Panel>
        <Panel title={messages.refusals} lead={messages.refusalsLead} className="min-w-0">
          <RefusalList refusals={summary.refusals} denied={summary.totals.denied} ruleName={ruleName} />
        </Panel>
      </div>
    </>
  );
}

const shown = ['admitted', 'pets', 'denied', 'overridden'] as const;

function Totals({ totals }: { readonly totals: Summary['totals'] }) {
  const messages = insightMessages;
  const format = useFormat();
  return (
    <Card tone="deep" shape="feature" padding="none" className="px-6 py-6 md:px-7">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-6">
        {shown.map((key) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="mt-1.5 type-small">{messages.totals[key]}</dt>
            <dd className={key === 'admitted' ? 'text-marigold type-count' : 'type-count'}>
              {format.number(totals[key])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
