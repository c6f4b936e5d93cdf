import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { PanelStack } from '../../ui/surface/index.ts';
import { AsOfPanel } from './as-of-panel.tsx';
import { lastDays } from './days.ts';
import { insightMessages } from './messages.gen.ts';
import { OverlapsPanel } from './overlaps-panel.tsx';
import type { BusinessReports, FoundPet, GetReportAppearance } from './report-business.ts';
import { SummaryPanels } from './summary-panels.tsx';

interface InsightViewProps {
  readonly business: BusinessReports;
  readonly verdictAppearance: GetReportAppearance;
  /** A rule as text. */
  readonly ruleName: (ruleId: string) => string;
  /** A search for a pet; pets belong to another feature. */
  readonly search: (onFound: (pet: FoundPet) => void) => ReactNode;
}

const periods = ['7', '30', '90'] as const;

/** Reports of a business: arrivals, verdicts, refusals; the pets on site at a moment, and contacts between pets. */
export function InsightView({ business, verdictAppearance, ruleName, search }: InsightViewProps) {
  const messages = insightMessages;
  const format = useFormat();
  const [period, setPeriod] = useState<(typeof periods)[number]>('30');
  const span = lastDays(Number(period), business.timeZone, Date.now());
  const summary = useCall('getBusinessSummary', { businessId: business.id, ...span });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        aside={
          <span className="text-ink-2">{messages.shown(format.day(span.from), format.day(span.to))}</span>
        }
        actions={
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <Segments
              label={messages.period}
              segments={periods.map((id) => ({ id, label: messages.periods[id] }))}
              value={period}
              onChange={setPeriod}
            />
            <Button variant="quiet" icon={Printer} onPress={() => window.print()}>
              {messages.print}
            </Button>
          </div>
        }
      >
        {messages.title}
      </PageTitle>
      <CallErrorPanel call={summary} title={messages.failed} />
      {summary.isPending && (
        <Skeleton className="flex flex-col gap-6">
          <SkeletonBlock className="h-28" />
          <SkeletonBlock className="h-80" />
        </Skeleton>
      )}
      {summary.data && (
        <SummaryPanels summary={summary.data} verdictAppearance={verdictAppearance} ruleName={ruleName} />
      )}
      <PanelStack>
        <AsOfPanel business={business} verdictAppearance={verdictAppearance} ruleName={ruleName} />
        <OverlapsPanel business={business} search={search} />
      </PanelStack>
    </div>
  );
}
